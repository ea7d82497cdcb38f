import { desk } from '../backend/demands';
import type { Demand } from '../backend/demands';

/** The calls of the lists of the housing stock, as in the catalogue. */
export const housingListCalls = {
  'GET /api/v1/district': desk,
  'GET /api/v1/district/:id': desk,
  'GET /api/v1/housingtype': desk,
  'GET /api/v1/housingtype/:id': desk,
  'GET /api/v1/pricecomponent': desk,
  'GET /api/v1/pricecomponent/:id': desk,
  'GET /api/v1/servicefund': desk,
  'GET /api/v1/terminatecontract/report/:id': { needsAny: ['contractRead', 'viewDetailedCaseFlow'] },
} as const satisfies Record<string, Demand>;
