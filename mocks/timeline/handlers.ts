import { db } from '../db/db';
import { pageOf } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { media, timeline } from '../backend/demands';
import type { Activity, ActivityInList } from '../wire/timeline';
import { activitiesOfColleague } from './activitiesOfColleague';
import { activitiesOf } from './caseHandlers';
import { ACTIVITY_CATEGORIES } from './timelineQuery';
import { toCase } from './timelineWire';

/**
 * The requested status. Users without the permission to see deleted activities get Active instead of All and Deleted.
 */
function statusTest({ query, user }: Call): (activity: Activity) => boolean {
  const may = user.permissions.includes('caseReadDeleted');
  const asked = may ? query.get('statusFilter') : 'Active';
  if (asked === 'All') return () => true;
  return ({ isDeleted }) => isDeleted === (asked === 'Deleted');
}

export const activityHandlers: Handlers = {
  'GET /api/v1/activity/categories': timeline(() => ACTIVITY_CATEGORIES.map((name) => ({ id: name, name }))),
  'GET /api/v1/activity/bycolleague/:id': timeline((call) => pageOf(activitiesOfColleague(call), call.query)),
  'GET /api/v1/activity/bycase/:caseId': media((call) => {
    const found = db.cases.named(call.param('caseId'));
    const activities = activitiesOf(found.id, statusTest(call)).map((activity): ActivityInList => ({
      ...activity,
      case: toCase(found),
    }));
    return pageOf(activities, call.query);
  }),
};
