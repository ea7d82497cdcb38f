import { administrator, editor } from '../backend/demands';
import type { Demand } from '../backend/demands';

export const listCalls = {
  'POST /api/v1/district': administrator,
  'PUT /api/v1/district/:id': administrator,
  'DELETE /api/v1/district/:id': administrator,
  'POST /api/v1/housingtype': administrator,
  'PUT /api/v1/housingtype/:id': administrator,
  'DELETE /api/v1/housingtype/:id': administrator,
  'POST /api/v1/pricecomponent': administrator,
  'PUT /api/v1/pricecomponent/:id': administrator,
  'DELETE /api/v1/pricecomponent/:id': administrator,
  'GET /api/v1/metatag': editor,
  'GET /api/v1/metatag/:id': editor,
  'POST /api/v1/metatag': administrator,
  'PUT /api/v1/metatag': administrator,
  'DELETE /api/v1/metatag/:id': administrator,
  'POST /api/v1/functiongroup': administrator,
  'PUT /api/v1/functiongroup': administrator,
  'DELETE /api/v1/functiongroup/:id': administrator,
  'PUT /api/v1/targetgroup': administrator,
  'GET /api/v1/smartlabel/:id': editor,
  'POST /api/v1/smartlabel': administrator,
  'PUT /api/v1/smartlabel': administrator,
  'GET /api/v1/smartlabel/:id/usages': editor,
  'DELETE /api/v1/smartlabel/deletewithidsin': administrator,
  'DELETE /api/v1/smartlabel/:id': administrator,
} as const satisfies Record<string, Demand>;
