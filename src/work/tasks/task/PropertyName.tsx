import { skipToken } from '@reduxjs/toolkit/query/react';
import { residentialZoneQueries } from '@/api/properties/residentialZones';
import type { Task } from '@/domain/tasks/task';
import type { PropertyKind } from '@/domain/properties/propertyKind';
import { sameId } from '@/lib/guid';
import { NamedProperty } from '@/shared/propertylink';

const { residentialZones } = residentialZoneQueries.endpoints;

interface PropertyNameProps {
  task: Pick<Task, 'unitId' | 'complexId'>;
  kind: PropertyKind;
  id: string;
}

/** Links to a unit or complex by name; empty until the name is known. One request fetches both names of a task. */
export function PropertyName({ task: { unitId, complexId }, kind, id }: PropertyNameProps) {
  const ids = [unitId, complexId].filter((one) => one !== null);
  const { currentData = [] } = residentialZones.useQuery(ids.length === 0 ? skipToken : ids);
  const name = currentData.find((zone) => sameId(zone.id, id))?.name ?? '';
  return name !== '' && <NamedProperty kind={kind} id={id} name={name} />;
}
