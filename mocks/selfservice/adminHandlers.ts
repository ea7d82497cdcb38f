import type { Handlers } from '../backend/backend';
import { availability } from './availability';
import { requestOfFlow, requests } from './requests';

/** The portal as the corporation manages it. */
export const portalAdminHandlers: Handlers = {
  'GET /api/v1/selfservice/status': () => ({ status: availability.read() }),
  'PUT /api/v1/selfservice/status': async (call) => availability.write((await call.body())['status']),
  'GET /api/v1/selfservice/report': ({ query }) => requests(query),
  'GET /api/v1/selfservice/report/byflowstate/:flowStateId': ({ param }) =>
    requestOfFlow(param('flowStateId')),
};
