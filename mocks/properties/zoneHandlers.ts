import type { Handlers } from '../backend/backend';
import { desk } from '../backend/demands';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';

/** Units and complexes, which are both zones; unknown ids are left out. */
export const residentialZoneHandlers: Handlers = {
  'GET /api/v1/residentialzone/set': desk(({ query }) => db.zones.those(listParameter(query, 'ids'))),
  'GET /api/v1/residentialzone/:id': desk(({ param }) => db.zones.named(param('id'))),
};
