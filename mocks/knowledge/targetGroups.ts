import type { PersonRecord } from '../db/records';
import type { TargetGroup } from '../wire/knowledge';
import { clock } from '../world/clock';
import { TARGET_GROUPS } from './ids';

const YEAR = 365.25 * 86_400_000;
const toGroup = ({ id, name }: { id: string; name: string }): TargetGroup => ({ id, name, title: name });

/** Every group, in the order of the list. */
export const allTargetGroups = (): TargetGroup[] => Object.values(TARGET_GROUPS).map(toGroup);

/** Membership follows from roles and age. */
export function targetGroupsOf({ roles, birthDate }: PersonRecord): TargetGroup[] {
  const age = birthDate ? (clock.now() - Date.parse(birthDate)) / YEAR : null;
  const { huurders, woningzoekenden, jongeren, senioren } = TARGET_GROUPS;
  return [
    ...(roles?.customer ? [huurders] : []),
    ...(roles?.prospect ? [woningzoekenden] : []),
    ...(age !== null && age < 30 ? [jongeren] : []),
    ...(age !== null && age >= 65 ? [senioren] : []),
  ].map(toGroup);
}
