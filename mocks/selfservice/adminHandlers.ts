import type { Handlers } from '../backend/backend';
import { administrator, anyOf, management } from '../backend/demands';
import { availability } from './availability';
import { requestOfFlow, requests } from './requests';

/** The calls with which the corporation manages the portal. */
export const portalAdminHandlers: Handlers = {
  'GET /api/v1/selfservice/status': anyOf(
    'customerCard',
    'customerManagement',
    'shell',
  )(() => ({ status: availability.read() })),
  'PUT /api/v1/selfservice/status': administrator(async (call) =>
    availability.write((await call.body())['status']),
  ),
  'GET /api/v1/selfservice/report': management(({ query }) => requests(query)),
  'GET /api/v1/selfservice/report/byflowstate/:flowStateId': anyOf(
    'serviceBusErrorRetry',
    'customerManagement',
    'shell',
    'viewDetailedCaseFlow',
    'viewTask',
    'editTask',
  )(({ param }) => requestOfFlow(param('flowStateId'))),
};
