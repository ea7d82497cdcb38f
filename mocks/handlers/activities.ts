import { json, pageOf } from '../answers';
import type { Handlers } from '../backend';
import { omit } from '../omit';
import { db } from '../db/db';

export const activityHandlers: Handlers = {
  'GET /api/v1/activity/bycase/:caseId': ({ param, query }) => {
    const wanted = query.get('statusFilter') ?? 'Active';
    const found = db.caseActivities
      .all()
      .filter(({ caseId, status }) => caseId === param('caseId') && (wanted === 'All' || status === wanted))
      .sort((a, b) => ((a.startTime ?? '') < (b.startTime ?? '') ? 1 : -1))
      .map((activity) => omit(activity, 'caseId', 'status'));
    return json(pageOf(found, query));
  },
};
