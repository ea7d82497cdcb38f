import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import type { TargetGroup } from '../wire/knowledge';
import { clock } from '../world/clock';
import { TARGET_GROUPS } from './ids';

const YEAR = 365.25 * 86_400_000;

export function seedTargetGroups(): void {
  for (const { id, name } of Object.values(TARGET_GROUPS)) db.targetGroups.add({ id, name, title: name });
}

/** Membership follows from roles and age. */
export function targetGroupsOf({ roles, birthDate }: PersonRecord): TargetGroup[] {
  const age = birthDate ? (clock.now() - Date.parse(birthDate)) / YEAR : null;
  const { huurders, woningzoekenden, jongeren, senioren } = TARGET_GROUPS;
  return [
    ...(roles?.customer ? [huurders] : []),
    ...(roles?.prospect ? [woningzoekenden] : []),
    ...(age !== null && age < 30 ? [jongeren] : []),
    ...(age !== null && age >= 65 ? [senioren] : []),
  ].flatMap(({ id }) => db.targetGroups.find(id) ?? []);
}
