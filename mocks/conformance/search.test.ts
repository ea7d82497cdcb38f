import { aColleague, aComplex, aPerson, aUnit, db } from '../db';
import { call } from '../backend/testCalls';
import { toCustomer } from '../people/customer';
import { resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { first, read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const get = (path: string, user: 'anne' | 'dirk' = 'anne') => call(user, 'GET', `/api/v1/${path}`);
const totalOf = async (path: string) => (await get(path)).data['total'];
const DESK_RIGHTS =
  'Nodig: customerCard of viewTask of editTask of viewCaseFlow of viewDetailedCaseFlow of caseRead.';

const ADDRESS = {
  type: 'Home',
  addressLine: 'Lindengracht 3',
  fullAddressLine: 'Lindengracht 3, 1015AB Amsterdam',
  zipCode: '1015AB',
  city: 'Amsterdam',
  street: 'Lindengracht',
  houseNumber: 3,
  houseNumberSuffix: null,
  country: 'Nederland',
};
const FOUND = {
  id: 'e2',
  name: 'Jan Peters',
  type: 'natural',
  roles: { customer: 'e3' },
  contactDetails: {
    emailAddresses: [{ emailAddress: 'bewoner1@mail.example' }],
    phoneNumbers: [{ number: '0610000000', description: 'Mobiel', type: 'Mobile', original: '0610000000' }],
    addresses: [ADDRESS],
  },
  homeAddress: ADDRESS,
  postalAddress: null,
  customerStatus: 'Active',
};
const UNIT = {
  id: 'ab',
  street: 'Lindengracht',
  houseNumber: 3,
  houseNumberExtension: null,
  letter: null,
  city: 'Amsterdam',
  zipCode: '1015AB',
  addressLine: 'Lindengracht 3',
  fullAddressLine: 'Lindengracht 3, 1015AB Amsterdam',
  complexId: 'ac',
  housingTypeId: 'e5',
  code: 'VHE-10001',
  constructionYear: 1931,
  energyLabel: 'A',
  properties: { Bouwjaar: '1931' },
};
const COMPLEX = {
  id: 'ac',
  name: 'Parkzicht',
  city: 'Haarlem',
  type: 'Complex',
  code: 'C-101',
  districtId: 'e4',
  constructionYear: 1931,
};

describe('a search', () => {
  it('gives a page of people, units or complexes', async () => {
    db.people.add(aPerson({ name: 'Xander Quist' }));
    db.units.add(aUnit({ street: 'Quistkade', complexId: 'ac', housingTypeId: 'e5' }));
    db.complexes.add(aComplex({ name: 'Quisthof', districtId: 'e4' }));
    for (const [kind, example] of [
      ['person', FOUND],
      ['unit', UNIT],
      ['complex', COMPLEX],
    ] as const) {
      const page = await read(`v1/${kind}/search/quist?page=0&pageSize=3`);
      expect(page).toMatchObject({ page: 0, pageSize: 3, total: 1 });
      expectShape(first(page), example);
    }
  });

  it.each(['person', 'unit', 'complex'])(
    'in %s accepts id, query and the last part of the address alike',
    async (kind) => {
      db.people.add(aPerson({ name: 'Xander Quist' }));
      db.units.add(aUnit({ street: 'Quistkade' }));
      db.complexes.add(aComplex({ name: 'Quisthof' }));
      for (const spelled of ['search/quist', 'search?id=quist', 'search?query=quist'])
        expect(await totalOf(`${kind}/${spelled}`)).toBe(1);
      expect(await totalOf(`${kind}/search`)).toBeGreaterThan(1);
      expect(await get(`${kind}/search/nietbestaand`)).toMatchObject({ status: 200, data: { items: [] } });
    },
  );

  it.each(['person/search/a', 'unit/search/a', 'complex/search/a', 'people/search?id=a'])(
    'by %s needs the permission of a desk',
    async (path) => {
      const { status, data } = await get(path, 'dirk');
      expect([status, data['detail']]).toEqual([403, DESK_RIGHTS]);
    },
  );

  it.each(['person', 'unit', 'complex'])('in %s refuses an invalid page', async (kind) => {
    const { status, data } = await get(`${kind}/search/a?page=a`);
    expect([status, data['detail']]).toEqual([
      400,
      "'page' moet een geheel getal van 0 of meer zijn, niet 'a'.",
    ]);
  });

  it('finds only the requested roles', async () => {
    const { personId } = db.colleagues.add(aColleague());
    db.people.add(aPerson({ id: personId, name: 'Xander Quist', roles: { employee: 'r' } }));
    expect(await totalOf('person/search/quist?roles=employee')).toBe(1);
    expect(await totalOf('person/search/quist?roles=customer,prospect')).toBe(0);
  });
});

describe('a customer', () => {
  const CUSTOMER = {
    id: 'bf',
    customerId: 'bf',
    personId: 'e2',
    roleId: 'e3',
    email: 'bewoner1@mail.example',
    firstName: 'Jan',
    insertion: null,
    lastName: 'Peters',
    gender: 'Male',
    phoneNumber: '0610000000',
    externalId: '200001',
    agentInfoId: null,
    status: 'Active',
  };
  const RELATION = {
    customerId: null,
    email: 'nieuw@mail.example',
    firstName: 'Nina',
    insertion: 'van',
    lastName: 'Nieuw',
    gender: 'Female',
    phoneNumber: '0612300001',
    externalId: '700001',
    agentInfoId: null,
  };
  const post = (body: object, user: 'anne' | 'dirk' = 'anne') => call(user, 'POST', '/api/v1/customer', body);

  it('is found by person and by its own id, and is null for a person who is no tenant or prospect', async () => {
    const person = db.people.add(aPerson());
    const byPerson = await read(`v1/customer/byPerson/${person.id}`);
    expectShape(byPerson, CUSTOMER);
    expect(await read(`v1/customer/${String(byPerson['id'])}`)).toEqual(byPerson);
    const vendor = db.people.add(aPerson({ roles: { vendor: 'r' } }));
    expect(toCustomer(vendor)).toBeNull();
    expect((await get(`customer/byPerson/${vendor.id}`)).status).toBe(200);
    const missing = await get('customer/nergens');
    expect([missing.status, missing.data['detail']]).toEqual([404, 'De klant bestaat niet.']);
  });

  it('can be looked up elsewhere by relation number, unless the person exists here', async () => {
    expectShape(await read('v1/onboarding/relation/700001', 'anne'), RELATION);
    const known = db.people.add(aPerson({ externalId: '987654' }));
    const refused = await get('onboarding/relation/987654');
    expect(refused).toMatchObject({
      status: 409,
      data: { detail: 'De relatie is al bekend.', personId: known.id },
    });
    const customer = await read(`v1/customer/${String(refused.data['customerId'])}`);
    expect(customer).toMatchObject({ personId: known.id });
    const none = await get('onboarding/relation/1');
    expect([none.status, none.data['detail']]).toEqual([404, 'Er is geen relatie met dit nummer.']);
  });

  it('is created from a relation, with a person that has a card', async () => {
    const { status, data } = await post(RELATION);
    expect(status).toBe(201);
    expectShape(data, { ...CUSTOMER, insertion: 'van' });
    expect(db.people.find(String(data['personId']))).toMatchObject({ name: 'Nina van Nieuw' });
    const again = await post(RELATION);
    expect([again.status, again.data['detail']]).toEqual([409, 'De relatie is al bekend.']);
    expect((await get('onboarding/relation/700001')).status).toBe(409);
  });

  it('needs a name or an e-mail address', async () => {
    const { status, data } = await post({ phoneNumber: '0612345678', lastName: ' ' });
    expect([status, data['detail'], data['errors']]).toEqual([
      422,
      'Een naam of e-mailadres is verplicht.',
      { lastName: ['Een naam of e-mailadres is verplicht.'] },
    ]);
  });

  it('needs the permission to create relations', async () => {
    for (const { status, data } of [await post(RELATION, 'dirk'), await get('onboarding/relation/1', 'dirk')])
      expect([status, data['detail']]).toEqual([403, 'Nodig: relationWrite.']);
  });
});
