import { json, pageOf } from '../answers';
import type { Handlers } from '../backend';
import { activitiesOf } from './cases';

export const activityHandlers: Handlers = {
  'GET /api/v1/activity/bycase/:caseId': ({ param, query }) =>
    json(pageOf(activitiesOf(param('caseId'), query.get('statusFilter') ?? 'Active'), query)),
};
