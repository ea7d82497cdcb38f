import {
  ActionSpecification,
  CollectiveObject,
  Defect,
  LocationType,
  RepairAnswer,
  RepairRule,
  RepairVendor,
  SpecificationCode,
} from '@/domain/repairs/repairTree';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';
import { readTree } from './readTree';

export const repairLookupUrls = {
  answers: '/api/v1/answer',
  defects: '/api/v1/defect',
  locationTypes: '/api/v1/locationtypecode',
  specificationCodes: '/api/v1/specificationcode',
  rules: '/api/v1/repairrequestrule',
  actionSpecification: '/api/v1/repairrequest/actionspecification',
  collectiveObjects: '/api/v1/unit/collectiveobjectsbycode/:code',
  vendors: '/api/v1/vendor/set',
} as const;

/** Look-ups that rarely change are read once. */
const LASTING = { keepUnusedDataFor: Infinity } as const;
const Answers = d.listOf(RepairAnswer);

const paramsOf = (parentId: string | null) => (parentId === null ? {} : { parentId });

/** The look-ups of repair requests (002 §7). */
export const repairLookups = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The answers directly below an answer; for null, the answers at the top. */
    repairAnswers: build.query<RepairAnswer[], string | null>({
      query: (parentId) => ({
        url: repairLookupUrls.answers,
        params: paramsOf(parentId),
        schema: Answers,
        missing: [],
      }),
      ...LASTING,
    }),
    /** All answers, for the search. */
    repairTree: build.query<RepairAnswer[], undefined>({
      queryFn: (_, { signal }) =>
        answerOf(
          readTree((parentId) =>
            http.get(repairLookupUrls.answers, Answers, { params: paramsOf(parentId), signal }),
          ),
        ),
      ...LASTING,
    }),
    repairDefects: build.query<Defect[], undefined>({
      query: () => ({ url: repairLookupUrls.defects, schema: d.listOf(Defect) }),
      ...LASTING,
    }),
    locationTypes: build.query<LocationType[], undefined>({
      query: () => ({ url: repairLookupUrls.locationTypes, schema: d.listOf(LocationType) }),
      ...LASTING,
    }),
    specificationCodes: build.query<SpecificationCode[], undefined>({
      query: () => ({ url: repairLookupUrls.specificationCodes, schema: d.listOf(SpecificationCode) }),
      ...LASTING,
    }),
    repairRules: build.query<RepairRule[], undefined>({
      query: () => ({ url: repairLookupUrls.rules, schema: d.listOf(RepairRule) }),
      ...LASTING,
    }),
    /** The shared objects of a unit's complex in one kind of place; `code` is the code or the id of that kind. */
    collectiveObjects: build.query<CollectiveObject[], { code: string; unitId: string }>({
      query: ({ code, unitId }) => ({
        url: fillPath(repairLookupUrls.collectiveObjects, { code }),
        params: { unitId },
        schema: d.listOf(CollectiveObject),
      }),
    }),
    actionSpecification: build.query<
      ActionSpecification,
      { unitId: string; answerId: string; defectId: string }
    >({
      query: (params) => ({
        url: repairLookupUrls.actionSpecification,
        params,
        schema: ActionSpecification,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Vendors that no longer exist are left out. */
    repairVendors: build.query<RepairVendor[], readonly string[]>({
      query: (ids) => ({ url: repairLookupUrls.vendors, params: { ids }, schema: d.listOf(RepairVendor) }),
    }),
  }),
});
