import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';
import { collectiveObjectQueries } from '@/api/tenancy/collectiveObjects';
import type { DefectFields } from './defectFields';

/** The answer that has the defects, and the one above it. */
const ANSWER_WITH_PARENT = 2;

const { sharedObjects } = collectiveObjectQueries.endpoints;
const { repairAnswers, repairDefects, locationTypes, collectiveObjects, actionSpecification, repairVendors } =
  repairLookups.endpoints;

/** What is done about the chosen defect, by whom, and which shared object it can be about; `isDemanded`: the server asks for one. */
export function useDefectAction(unitId: string, fields: DefectFields, isDemanded: boolean) {
  const { path, defectId } = fields;
  const answerId = path.at(-1);
  const isChosen = defectId !== null && answerId !== undefined;
  const specification = actionSpecification.useQuery(isChosen ? { unitId, answerId, defectId } : skipToken);
  return {
    specification,
    ...useSharedObjects(unitId, fields, isDemanded || fields.collectiveObjectId !== null),
    ...useVendors(specification.currentData?.vendorOptionIds ?? []),
  };
}

/** Those of the complex, where the place is a shared one; of every kind of place where only the server knows which one it is. */
function useSharedObjects(unitId: string, fields: DefectFields, isDemanded: boolean) {
  const placeId = usePlaceId(fields);
  const { currentData: places = [] } = locationTypes.useQuery(undefined);
  const place = places.find(({ id, isCollective }) => isCollective && id === placeId);
  const ofPlace = collectiveObjects.useQuery(place ? { code: place.id, unitId } : skipToken);
  const isOfAny = place === undefined && isDemanded;
  const ofAny = sharedObjects.useQuery(isOfAny ? { of: 'unit', id: unitId } : skipToken);
  const shared = isOfAny ? ofAny : ofPlace;
  return { isShared: place !== undefined || isOfAny, shared, objects: shared.currentData ?? [] };
}

/** Where it is: by the defect, and where that names no place by the answer that it belongs to. */
function usePlaceId({ path, defectId }: DefectFields): string | null {
  const { currentData: defects = [] } = repairDefects.useQuery(undefined);
  const [parentId = null, answerId = null] = path.slice(-ANSWER_WITH_PARENT);
  const { currentData: answers = [] } = repairAnswers.useQuery(answerId === null ? skipToken : parentId);
  const defect = defects.find(({ id }) => id === defectId);
  const answer = answers.find(({ id }) => id === answerId);
  return defect?.locationTypeId ?? answer?.locationTypeId ?? null;
}

/** In the order of the rule, of which the first is the usual one. */
function useVendors(ids: readonly string[]) {
  const offered = repairVendors.useQuery(ids.length > 0 ? ids : skipToken);
  return {
    offered,
    vendors: ids.flatMap((id) => offered.currentData?.find((vendor) => vendor.id === id) ?? []),
  };
}
