import { json } from '../answers';
import type { Handlers } from '../backend';
import { db } from '../db/db';
import { listParameter } from '../db/taskQuery';

/** Units and complexes, which are both zones; unknown ids are left out. */
export const residentialZoneHandlers: Handlers = {
  'GET /api/v1/residentialzone/set': ({ query }) =>
    json(listParameter(query, 'ids').flatMap((id) => db.zones.find(id) ?? [])),
};
