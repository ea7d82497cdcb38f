import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';
import type { DefectFields } from './defectFields';

const { repairDefects, locationTypes, collectiveObjects, actionSpecification, repairVendors } =
  repairLookups.endpoints;

/** What is done about the chosen defect, by whom, and which shared object it can be about. */
export function useDefectAction(unitId: string, { path, defectId }: DefectFields) {
  const answerId = path.at(-1);
  const isChosen = defectId !== null && answerId !== undefined;
  const specification = actionSpecification.useQuery(isChosen ? { unitId, answerId, defectId } : skipToken);
  return {
    specification,
    ...useSharedObjects(unitId, defectId),
    ...useVendors(specification.currentData?.vendorOptionIds ?? []),
  };
}

/** Those of the complex, where the place of the defect is a shared one. */
function useSharedObjects(unitId: string, defectId: string | null) {
  const { currentData: defects = [] } = repairDefects.useQuery(undefined);
  const { currentData: places = [] } = locationTypes.useQuery(undefined);
  const defect = defects.find(({ id }) => id === defectId);
  const place = places.find(({ id, isCollective }) => isCollective && id === defect?.locationTypeId);
  const shared = collectiveObjects.useQuery(place ? { code: place.id, unitId } : skipToken);
  return { isShared: place !== undefined, shared, objects: shared.currentData ?? [] };
}

/** In the order of the rule, of which the first is the usual one. */
function useVendors(ids: readonly string[]) {
  const offered = repairVendors.useQuery(ids.length > 0 ? ids : skipToken);
  return {
    offered,
    vendors: ids.flatMap((id) => offered.currentData?.find((vendor) => vendor.id === id) ?? []),
  };
}
