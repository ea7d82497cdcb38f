import { json, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';
import { findHolder, holderOf } from './roles';

const toRole = ({ person, roleId, type }: ReturnType<typeof holderOf>) => ({
  id: roleId,
  personId: person.id,
  type,
});

/** By the role of the vendor or by the person; the answer has the id of the role. */
function findVendor(id: string) {
  const person = db.people.find(id) ?? findHolder(id)?.person;
  const role = person?.roles?.vendor;
  if (!person || !role) return undefined;
  const { name = null, chamberOfCommerceNumber = null, contactDetails = null } = person;
  return { id: role, personId: person.id, name, chamberOfCommerceNumber, contactDetails };
}

const workAreasOf = (zones: readonly string[]) =>
  db.workAreas.all().filter(({ residentialZoneIds }) => zones.some((id) => residentialZoneIds?.includes(id)));

export const roleHandlers: Handlers = {
  'GET /api/v1/role/:id': ({ param }) => json(toRole(holderOf(param('id')))),
  'GET /api/v1/role/getallbyids': ({ query }) =>
    json(
      listParameter(query, 'ids')
        .flatMap((id) => findHolder(id) ?? [])
        .map(toRole),
    ),
  'GET /api/v1/vendor/:id': ({ param }) =>
    json(findVendor(param('id')) ?? refuse(404, 'De leverancier bestaat niet.')),
  'GET /api/v1/vendor/set': ({ query }) =>
    json(listParameter(query, 'ids').flatMap((id) => findVendor(id) ?? [])),
  'GET /api/v1/workarea/allforresidentialzone': ({ query }) =>
    json(workAreasOf(listParameter(query, 'residentialZoneId'))),
  'GET /api/v1/workarea/allforresidentialzones': ({ query }) =>
    json(workAreasOf(listParameter(query, 'residentialZoneIds'))),
};
