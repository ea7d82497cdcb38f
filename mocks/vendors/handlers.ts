import { created, pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { desk, vendorWrite } from '../backend/demands';
import { db } from '../db/db';
import { hasWords, searchedText } from '../people/searchHandlers';
import { listParameter, plain } from '../tasks/query';
import { createVendor, updateVendor } from './saveVendor';
import { allVendors, findVendor, forEditing, toVendor, vendorNamed, withWorkAreas } from './vendors';

function search(call: Call) {
  const found = allVendors().filter(({ person: { name, chamberOfCommerceNumber } }) =>
    hasWords(plain(`${name ?? ''} ${chamberOfCommerceNumber ?? ''}`), searchedText(call)),
  );
  return pageOf(found.map(toVendor), call.query);
}

const hasOtherRole = (id: string): boolean =>
  Object.entries(db.people.find(id)?.roles ?? {}).some(([type, role]) => type !== 'vendor' && role);

export const vendorHandlers: Handlers = {
  'GET /api/v1/vendor': desk(({ query }) => pageOf(allVendors().map(toVendor), query)),
  'GET /api/v1/vendor/:id': desk(({ param }) => toVendor(vendorNamed(param('id')))),
  'GET /api/v1/vendor/set': desk(({ query }) =>
    listParameter(query, 'ids')
      .flatMap((id) => findVendor(id) ?? [])
      .map(toVendor),
  ),
  'GET /api/v1/vendor/all/withworkareas': desk(() => allVendors().map(withWorkAreas)),
  'GET /api/v1/vendor/search': desk(search),
  'GET /api/v1/vendor/search/:text': desk(search),
  'GET /api/v1/vendor/relatedacquaintance': desk(() =>
    allVendors()
      .filter(({ person }) => hasOtherRole(person.id))
      .map(toVendor),
  ),
  'GET /api/v1/vendor/edit/:id': vendorWrite(({ param }) => forEditing(vendorNamed(param('id')))),
  'POST /api/v1/vendor/create': vendorWrite(async ({ body }) =>
    created(forEditing(createVendor(await body()))),
  ),
  'PUT /api/v1/vendor/update': vendorWrite(async ({ body }) => {
    const sent = await body();
    if (typeof sent['id'] !== 'string') refuse(422, 'Zonder id is niet bekend om wie het gaat.', 'id');
    updateVendor(vendorNamed(sent['id']), sent);
  }),
};
