import { administrator, management } from '../backend/demands';
import type { Demand } from '../backend/demands';

export const portalAdminCalls = {
  'GET /api/v1/selfservice/status': { needsAny: ['customerCard', 'customerManagement', 'shell'] },
  'PUT /api/v1/selfservice/status': administrator,
  'GET /api/v1/selfservice/report': management,
  'GET /api/v1/selfservice/report/byflowstate/:flowStateId': {
    needsAny: [
      'serviceBusErrorRetry',
      'customerManagement',
      'shell',
      'viewDetailedCaseFlow',
      'viewTask',
      'editTask',
    ],
  },
} as const satisfies Record<string, Demand>;
