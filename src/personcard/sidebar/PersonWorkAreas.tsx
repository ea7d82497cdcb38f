import { unitsOf } from '@/domain/tenancy/contracts';
import type { Person } from '@/domain/person/person';
import { useRunningContracts } from '@/people';
import { WorkAreas } from '@/zones';

/** 001 §5. */
const UNITS_MAX = 5;

/** Who looks after the homes of somebody who rents. */
export function PersonWorkAreas({ person }: { person: Person }) {
  const units = unitsOf(useRunningContracts(person).currentData ?? []).slice(0, UNITS_MAX);
  return units.length > 0 && <WorkAreas zones={units} />;
}
