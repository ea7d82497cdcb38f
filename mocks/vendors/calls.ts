import { desk } from '../backend/demands';
import type { Demand } from '../backend/demands';

const write: Demand = { needsAny: ['relationWrite', 'customerManagement', 'shell'] };

/** The calls of vendors, as in the catalogue. */
export const vendorCalls = {
  'GET /api/v1/vendor': desk,
  'GET /api/v1/vendor/:id': desk,
  'GET /api/v1/vendor/set': desk,
  'GET /api/v1/vendor/all/withworkareas': desk,
  'GET /api/v1/vendor/search': desk,
  'GET /api/v1/vendor/search/:text': desk,
  'GET /api/v1/vendor/relatedacquaintance': desk,
  'GET /api/v1/vendor/edit/:id': write,
  'POST /api/v1/vendor/create': write,
  'PUT /api/v1/vendor/update': write,
} as const satisfies Record<string, Demand>;
