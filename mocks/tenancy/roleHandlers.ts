import type { Handlers } from '../backend/backend';
import { desk, session } from '../backend/demands';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';
import { findHolder, holderOf } from './roles';

const toRole = ({ person, roleId, type }: ReturnType<typeof holderOf>) => ({
  id: roleId,
  personId: person.id,
  type,
});

const workAreasOf = (zones: readonly string[]) =>
  db.workAreas.where(({ residentialZoneIds }) => zones.some((id) => residentialZoneIds?.includes(id)));

export const roleHandlers: Handlers = {
  'GET /api/v1/role/:id': session(({ param }) => toRole(holderOf(param('id')))),
  'GET /api/v1/role/getallbyids': session(({ query }) =>
    listParameter(query, 'ids')
      .flatMap((id) => findHolder(id) ?? [])
      .map(toRole),
  ),
  'GET /api/v1/workarea/allforresidentialzone': desk(({ query }) =>
    workAreasOf(listParameter(query, 'residentialZoneId')),
  ),
  'GET /api/v1/workarea/allforresidentialzones': desk(({ query }) =>
    workAreasOf(listParameter(query, 'residentialZoneIds')),
  ),
};
