import { type PersonAlert, usePeopleAlerts } from '@/people';
import type { Found } from './found';
import type { SearchKind } from './listPaths';

const RELATIONS: readonly SearchKind[] = ['tenants', 'vendors'];
const NONE: readonly PersonAlert[] = [];

/** What to mind about the relations among what was found; it comes after the results, and no result waits for it. */
export function useFoundAlerts(found: readonly Found[]) {
  const relations = found.filter(({ kind }) => RELATIONS.includes(kind));
  const alerts = usePeopleAlerts(relations.map(({ id }) => id));
  return ({ id }: Found): readonly PersonAlert[] => alerts.get(id) ?? NONE;
}
