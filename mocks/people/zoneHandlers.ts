import { json } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';

/** Units and complexes, which are both zones; unknown ids are left out. */
export const residentialZoneHandlers: Handlers = {
  'GET /api/v1/residentialzone/set': ({ query }) =>
    json(listParameter(query, 'ids').flatMap((id) => db.zones.find(id) ?? [])),
};
