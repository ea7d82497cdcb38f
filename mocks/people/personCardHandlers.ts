import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, desk, session } from '../backend/demands';
import { db } from '../db/db';
import { hasContracts, savePerson, updatePerson, writeableOf } from './personUpdates';

const CHARACTERISTICS = ['Aggressive', 'ExcludedFromSingleService'];
const CARDS = ['Person', 'Unit', 'Complex', 'Colleague'];
const SHORTEST_ZIP_CODE = 5;

const withoutSpaces = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The streets of all addresses with this zip code in the back end. */
function streetsAt(zipCode: string): { street: string; city: string }[] {
  const found = db.people
    .all()
    .flatMap(({ contactDetails }) => contactDetails?.addresses ?? [])
    .find((address) => withoutSpaces(address.zipCode ?? '') === zipCode && address.street !== 'Postbus');
  return found?.street && found.city ? [{ street: found.street, city: found.city }] : [];
}

export const personCardHandlers: Handlers = {
  'PUT /api/v1/people/:id': session(async ({ param, body, user }) => {
    const person = db.people.named(param('id'));
    const sent = await body();
    if (typeof sent['id'] === 'string' && sent['id'] !== person.id)
      refuse(422, 'De relatie in de inhoud is een andere dan die in het pad.', 'id');
    updatePerson(person, sent, user, false);
  }),
  'PUT /api/v1/people/admin': anyOf('customerManagement')(async ({ body, user }) => {
    const sent = await body();
    updatePerson(db.people.named(String(sent['id'])), sent, user, true);
  }),
  'PUT /api/v1/people/:id/characteristics': anyOf('customerWrite')(async ({ param, body }) => {
    const person = db.people.named(param('id'));
    const { characteristics } = await body();
    const wanted = Array.isArray(characteristics) ? characteristics.map(String) : [];
    const known = [...CHARACTERISTICS, ...(person.characteristics ?? [])];
    const unknown = wanted.find((name) => !known.includes(name));
    if (unknown !== undefined) refuse(422, `Onbekend kenmerk: ${unknown}.`, 'characteristics');
    savePerson(person, { characteristics: wanted });
  }),
  'DELETE /api/v1/people/:id': anyOf('customerWrite')(({ param }) => {
    const person = db.people.named(param('id'));
    if (hasContracts(person)) refuse(409, 'De relatie heeft contracten.');
    if (person.roles?.employee) refuse(409, 'De relatie is een medewerker.');
    db.people.remove(person.id);
  }),
  'GET /api/v2/people/:id/writablefields': desk(({ param }) => writeableOf(db.people.named(param('id')))),
  'GET /api/v1/synchronizedobjects/entity/:entityType/:entityId': desk(({ param }) =>
    db.synchronizedObjects.where(
      ({ entityType, entityId }) => entityType === param('entityType') && entityId === param('entityId'),
    ),
  ),
  'GET /api/v1/address/find': desk(({ query }) => {
    const zipCode = withoutSpaces(query.get('zipCode') ?? '');
    if (zipCode.length < SHORTEST_ZIP_CODE || !(Number(query.get('houseNumber')) > 0))
      refuse(400, 'Een postcode van minstens vijf tekens en een huisnummer zijn verplicht.');
    return streetsAt(zipCode);
  }),
  'GET /api/v1/cardadditionalfield': desk(({ query }) => {
    const card = query.get('card') ?? '';
    if (!CARDS.includes(card)) refuse(400, `Onbekende kaart '${card}'. Verwacht: ${CARDS.join(', ')}.`);
    return db.additionalFields.where((field) => field.card === card);
  }),
};
