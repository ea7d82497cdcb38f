import { skipToken } from '@reduxjs/toolkit/query/react';
import { residentialZoneQueries } from '@/api/tenancy/residentialZones';
import type { Task } from '@/domain/task/task';
import { sameId } from '@/lib/guid';

const { residentialZones } = residentialZoneQueries.endpoints;

interface ZoneNameProps {
  task: Pick<Task, 'unitId' | 'complexId'>;
  id: string;
}

/** The address of a unit or the name of a complex; nothing while it is not known. Those of one task are asked for together. */
export function ZoneName({ task: { unitId, complexId }, id }: ZoneNameProps) {
  const ids = [unitId, complexId].filter((one) => one !== null);
  const { currentData = [] } = residentialZones.useQuery(ids.length === 0 ? skipToken : ids);
  return currentData.find((zone) => sameId(zone.id, id))?.name;
}
