import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';
import { collectiveObjectQueries } from '@/api/properties/collectiveObjects';
import type { DefectFields } from './defectFields';

/** The end of a path consists of the answer that has the defects, and the parent of that answer. */
const ANSWER_WITH_PARENT = 2;

const { sharedObjects } = collectiveObjectQueries.endpoints;
const { repairAnswers, repairDefects, locationTypes, collectiveObjects, actionSpecification, repairVendors } =
  repairLookups.endpoints;

/**
 * The action for the chosen defect, its vendors and its shared objects. `isDemanded` is true if the server requires a
 * shared object.
 */
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

/**
 * Returns the shared objects of a shared place. If only the server knows the place, returns all those of the complex.
 */
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

/** The place of a defect, or the place of its answer if the defect names no place. */
function usePlaceId({ path, defectId }: DefectFields): string | null {
  const { currentData: defects = [] } = repairDefects.useQuery(undefined);
  const [parentId = null, answerId = null] = path.slice(-ANSWER_WITH_PARENT);
  const { currentData: answers = [] } = repairAnswers.useQuery(answerId === null ? skipToken : parentId);
  const defect = defects.find(({ id }) => id === defectId);
  const answer = answers.find(({ id }) => id === answerId);
  return defect?.locationTypeId ?? answer?.locationTypeId ?? null;
}

/** Returns the vendors in the order of the rule, in which the first vendor is the usual one. */
function useVendors(ids: readonly string[]) {
  const offered = repairVendors.useQuery(ids.length > 0 ? ids : skipToken);
  return {
    offered,
    vendors: ids.flatMap((id) => offered.currentData?.find((vendor) => vendor.id === id) ?? []),
  };
}
