import type { Demand } from '../backend/demands';

const management: Demand = { needsAny: ['serviceBusErrorRetry', 'customerManagement', 'shell'] };

/** The calls of couplings and the system log, as in the catalogue. */
export const diagnosticsCalls = {
  'GET /api/v1/undeliveredmessage': management,
  'GET /api/v1/undeliveredmessage/:id': {
    needsAny: ['serviceBusErrorRetry', 'customerManagement', 'shell', 'viewTask', 'editTask'],
  },
  'PUT /api/v1/undeliveredmessage/:id/retry': { needsAny: ['serviceBusErrorRetry'] },
  'GET /api/v1/systemlog': management,
} as const satisfies Record<string, Demand>;
