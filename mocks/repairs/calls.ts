import { desk, repairs, repairsRead } from '../backend/demands';
import type { Demand } from '../backend/demands';

/** The calls of repair requests, as in the catalogue. */
export const repairCalls = {
  'GET /api/v1/answer': repairs,
  'GET /api/v1/defect': repairs,
  'GET /api/v1/locationtypecode': repairs,
  'GET /api/v1/specificationcode': repairs,
  'GET /api/v1/repairrequestrule': repairs,
  'GET /api/v1/repairrequest/actionspecification': repairs,
  'POST /api/v1/repairrequest/simulate': repairs,
  'POST /api/v1/repairrequest/forunit/item': { needsAny: ['unitRepairRequestWrite'] },
  'POST /api/v1/repairrequest/anonymousitem': { needsAny: ['anonymousRepairRequestWrite'] },
  'POST /api/v1/repairrequest/item': repairs,
  'DELETE /api/v1/repairrequest/removeItem/:itemId': repairs,
  'GET /api/v1/repairrequest/detailed/:id': repairsRead,
  'GET /api/v1/planning/repairrequest': repairs,
  'POST /api/v1/repairrequest/plan': repairs,
  'PUT /api/v1/repairrequest/submit': repairs,
  'GET /api/v1/repairrequest/appointment/:id': repairsRead,
  'GET /api/v1/unit/collectiveobjectsbycode/:code': desk,
} as const satisfies Record<string, Demand>;
