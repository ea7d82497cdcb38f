import { type Body, textOrNull } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { administrator, editor } from '../backend/demands';
import { db } from '../db/db';
import type { HousingListItem, PriceComponent } from '../wire/housing';
import { functionGroups } from './functionGroups';
import { targetGroups } from './targetGroups';
import { listActions, names, texts } from './actions';
import { removeLabels, usagesOf } from './labels';

const housing = (id: string): HousingListItem => ({
  id,
  code: null,
  name: null,
  title: null,
  description: null,
});
const readItem = (body: Body) => ({ ...names(body), ...texts(body, 'code', 'description') });

function readPrice(body: Body): Partial<PriceComponent> {
  const { amount = null } = body;
  if (amount !== null && typeof amount !== 'number') refuse(400, "'amount' moet een getal zijn.");
  return { ...readItem(body), ...('amount' in body && { amount }), ...texts(body, 'status') };
}

const districts = listActions({
  table: db.districts,
  thing: 'De wijk',
  nameOf: ({ name }) => name,
  blank: housing,
  read: readItem,
  inUse: ({ id }) =>
    db.complexes.some(({ districtId }) => districtId === id) ? 'De wijk heeft complexen.' : null,
  idIn: 'path',
});

const housingTypes = listActions({
  table: db.housingTypes,
  thing: 'Het woningtype',
  nameOf: ({ name }) => name,
  blank: housing,
  read: readItem,
  inUse: ({ id }) =>
    db.units.some(({ housingTypeId }) => housingTypeId === id)
      ? 'Er zijn eenheden van dit woningtype.'
      : null,
  idIn: 'path',
});

const prices = listActions<PriceComponent>({
  table: db.priceComponents,
  thing: 'Het prijscomponent',
  nameOf: ({ name }) => name,
  blank: (id) => ({ ...housing(id), amount: null, status: null }),
  read: readPrice,
  idIn: 'path',
});

const metaTags = listActions({
  table: db.metaTags,
  thing: 'De metatag',
  nameOf: ({ name }) => name,
  blank: (id) => ({ id, name: null, title: null, description: null }),
  read: (body) => ({ ...names(body), ...texts(body, 'description') }),
  idIn: 'body',
});

const LABEL = /^[\p{L}\p{N}._-]+$/u;

const labels = listActions({
  table: db.smartLabels,
  thing: 'Het label',
  nameOf: ({ name }) => name,
  blank: (id) => ({ id, name: null, value: null, description: null }),
  read: (body) => {
    if (!LABEL.test(textOrNull(body['name']) ?? 'x'))
      refuse(422, 'Alleen letters, cijfers, streepje, laag streepje en punt.', 'name');
    return texts(body, 'name', 'value', 'description');
  },
  inUse: (label) => (usagesOf(label).length > 0 ? `Het label '${label.name ?? ''}' wordt gebruikt.` : null),
  idIn: 'body',
});

export const listHandlers: Handlers = {
  'POST /api/v1/district': administrator(districts.create),
  'PUT /api/v1/district/:id': administrator(districts.update),
  'DELETE /api/v1/district/:id': administrator(districts.remove),
  'POST /api/v1/housingtype': administrator(housingTypes.create),
  'PUT /api/v1/housingtype/:id': administrator(housingTypes.update),
  'DELETE /api/v1/housingtype/:id': administrator(housingTypes.remove),
  'POST /api/v1/pricecomponent': administrator(prices.create),
  'PUT /api/v1/pricecomponent/:id': administrator(prices.update),
  'DELETE /api/v1/pricecomponent/:id': administrator(prices.remove),
  'GET /api/v1/metatag': editor(({ query }) => pageOf(db.metaTags.all(), query)),
  'GET /api/v1/metatag/:id': editor(({ param }) => db.metaTags.named(param('id'))),
  'POST /api/v1/metatag': administrator(metaTags.create),
  'PUT /api/v1/metatag': administrator(metaTags.update),
  'DELETE /api/v1/metatag/:id': administrator(metaTags.remove),
  'POST /api/v1/functiongroup': administrator(functionGroups.create),
  'PUT /api/v1/functiongroup': administrator(functionGroups.update),
  'DELETE /api/v1/functiongroup/:id': administrator(functionGroups.remove),
  'PUT /api/v1/targetgroup': administrator(targetGroups.update),
  'GET /api/v1/smartlabel/:id': editor(({ param }) => db.smartLabels.named(param('id'))),
  'POST /api/v1/smartlabel': administrator(labels.create),
  'PUT /api/v1/smartlabel': administrator(labels.update),
  'GET /api/v1/smartlabel/:id/usages': editor(({ param }) => usagesOf(db.smartLabels.named(param('id')))),
  'DELETE /api/v1/smartlabel/deletewithidsin': administrator(removeLabels),
  'DELETE /api/v1/smartlabel/:id': administrator(labels.remove),
};
