import { aColleague, aContract, aMobile, anAddress, aPerson, db, reachedAt } from '../db';
import { call } from '../backend/testCalls';
import { groupIds, resetDb, server } from '../backend/testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const get = (path: string, user: 'anne' | 'bram' | 'dirk' = 'anne') => call(user, 'GET', `/api/v1/${path}`);
const names = async (text: string, query = '') => {
  const { data } = await get(`person/search/${encodeURIComponent(text)}?pageSize=50${query}`);
  return (data['items'] as { name: string }[]).map(({ name }) => name);
};
const DESK_RIGHTS =
  'Nodig: customerCard of viewTask of editTask of viewCaseFlow of viewDetailedCaseFlow of caseRead.';

describe('a person', () => {
  it('is answered completely, without flat fields and with the home address in the list too', async () => {
    const home = anAddress({ street: 'Kerkstraat', houseNumber: 10, houseNumberSuffix: '2' });
    const { id } = db.people.add(aPerson({ ...reachedAt({ addresses: [home] }), insertion: 'van' }));
    const { data } = await get(`people/${id.toUpperCase()}`);
    expect(data).toMatchObject({
      type: 'natural',
      insertion: 'van',
      birthDate: '1984-03-12',
      contactDetails: { addresses: [{ type: 'Home', fullAddressLine: 'Kerkstraat 10-2, 9712AB Groningen' }] },
      homeAddress: { addressLine: 'Kerkstraat 10-2' },
      postalAddress: null,
    });
    for (const flat of ['address', 'email', 'phoneNumbers', 'housingAllocationType'])
      expect(data).not.toHaveProperty(flat);
  });

  it.each([
    ['people/onbekend', 'anne', 404, 'De relatie bestaat niet.'],
    ['people/onbekend', 'dirk', 403, DESK_RIGHTS],
    ['person/search/jan', 'dirk', 403, DESK_RIGHTS],
    ['colleague/onbekend', 'anne', 404, 'De medewerker bestaat niet.'],
    ['functiongroup/onbekend', 'anne', 404, 'De functiegroep bestaat niet.'],
    ['contract/byRole/onbekend', 'dirk', 403, 'Nodig: contractRead of editTask.'],
    [
      'person/search/jan?roles=bewoner',
      'anne',
      400,
      'Onbekende rol: bewoner. Verwacht: customer, prospect, occupant, vendor, employee.',
    ],
    ['person/search/jan?page=a', 'anne', 400, "'page' moet een geheel getal van 0 of meer zijn, niet 'a'."],
    [
      'contract/byRole/onbekend?pageSize=0',
      'anne',
      400,
      "'pageSize' moet een geheel getal van 1 of meer zijn, niet '0'.",
    ],
  ] as const)('%s is refused for %s with %d', async (path, user, status, detail) => {
    const answer = await get(path, user);
    expect([answer.status, answer.data['detail']]).toEqual([status, detail]);
  });

  it('is left out of a set when unknown', async () => {
    const { id } = db.people.add(aPerson());
    const { data } = await get(`people/set?ids=${id}&ids=onbekend`);
    expect(data).toMatchObject([{ id }]);
  });
});

describe('searching people', () => {
  beforeEach(() => {
    db.people.clear();
    db.people.add(
      aPerson({
        name: 'Zeki Bakker',
        externalId: '987654',
        roles: { prospect: 'r1' },
        ...reachedAt({
          addresses: [anAddress({ street: 'Oude Ebbingestraat', houseNumber: 7 })],
          phoneNumbers: [aMobile('06-1234 5678')],
          emailAddresses: ['zeki@voorbeeld.nl'],
        }),
      }),
    );
    db.people.add(
      aPerson({ name: 'Bakker B.V.', companyName: 'Stil Beheer', roles: { vendor: 'r2' }, ...reachedAt({}) }),
    );
    db.people.add({ id: 'kaal', roles: null });
  });

  it.each([
    ['Oude Ebbingestraat 7', ['Zeki Bakker']],
    ['straat zeki', ['Zeki Bakker']],
    ['0612345678', ['Zeki Bakker']],
    ['06 12 34 56 78', ['Zeki Bakker']],
    ['987654', ['Zeki Bakker']],
    ['zeki@voorbeeld', ['Zeki Bakker']],
    ['stil beheer', ['Bakker B.V.']],
    ['bakker', ['Bakker B.V.', 'Zeki Bakker']],
    ['niemand', []],
  ])('for %s finds %j', async (text, expected) => {
    expect(await names(text)).toEqual(expected);
  });

  it('finds only the requested roles, repeated or with commas', async () => {
    expect(await names('bakker', '&roles=vendor')).toEqual(['Bakker B.V.']);
    expect(await names('bakker', '&roles=vendor,prospect')).toHaveLength(2);
    expect(await names('bakker', '&roles=customer&roles=employee')).toEqual([]);
  });

  it('answers fewer fields than opening a person', async () => {
    const { data } = await get('people/search/zeki');
    const [found] = data['items'] as object[];
    expect(Object.keys(found ?? {})).toEqual([
      'id',
      'name',
      'type',
      'roles',
      'contactDetails',
      'homeAddress',
      'postalAddress',
      'customerStatus',
    ]);
  });
});

it('the contracts of a role are answered in pages, and none for an unknown role', async () => {
  for (let number = 0; number < 3; number += 1) db.contracts.add(aContract({ roleId: 'r1' }));
  const page = async (path: string) => (await get(path)).data;
  expect(await page('contract/byRole/r1?page=1&pageSize=2')).toMatchObject({
    page: 1,
    pageSize: 2,
    total: 3,
  });
  const { items } = await page('contract/byRole/r1?page=1&pageSize=2');
  expect(items).toMatchObject([
    {
      roleId: 'r1',
      status: 1,
      addressLine: 'Lindelaan 14',
      fullAddress: 'Lindelaan 14, 9712AB Groningen',
      unit: { addressLine: 'Lindelaan 14', fullAddressLine: 'Lindelaan 14, 9712AB Groningen' },
    },
  ]);
  expect(await page('contract/byRole/onbekend')).toMatchObject({ total: 0, items: [] });
});

it('the answer for a colleague contains their groups, and the answer for a group contains its members', async () => {
  const { id, personId } = db.colleagues.add(
    aColleague({ job: 'Opzichter', functionGroupIds: [groupIds.onderhoud] }),
  );
  const { data } = await get(`colleague/${id}`);
  expect(data).toMatchObject({
    id,
    personId,
    job: 'Opzichter',
    email: 's.bakker@corporatie.example',
    phoneNumber: '0501234567',
    functiongroups: [{ id: groupIds.onderhoud, title: 'Dagelijks onderhoud' }],
  });
  expect(data).not.toHaveProperty('functionGroupIds');
  const { data: group } = await get(`functiongroup/${groupIds.onderhoud}`);
  expect(group['memberIds']).toContain(id);
});

it('a strange world has people of every kind', async () => {
  resetDb('vreemd');
  expect(await names('maria van dijk')).toEqual(['Maria van Dijk']);
  const { data } = await get('person/search/jan%20peters?pageSize=50');
  const namesakes = data['items'] as { homeAddress: { fullAddressLine: string } }[];
  expect(new Set(namesakes.map(({ homeAddress }) => homeAddress.fullAddressLine)).size).toBeGreaterThan(1);
  const all = db.people.all();
  expect(all.some(({ type }) => type === 'legal')).toBe(true);
  expect(all.some(({ name, contactDetails }) => !name && !contactDetails)).toBe(true);
  expect(all.some(({ contactDetails }) => (contactDetails?.phoneNumbers ?? []).length > 1)).toBe(true);
  const anne = await get('person/search/anne%20de%20vries?roles=employee');
  expect(anne.data['total']).toBe(1);
});

it('filters offer the contracts of a role, by the words of their address', async () => {
  const { id } = db.contracts.add(
    aContract({ roleId: 'r1', addressLine: 'Lindengracht 3', fullAddress: null }),
  );
  db.contracts.add(aContract({ roleId: 'r1' }));
  db.contracts.add({ id: 'kaal', roleId: 'r1' });
  const found = async (words: string) =>
    (await get(`contract/filters/R1?page=0&pageSize=255&searchQuery=${words}`)).data;
  expect(await found('')).toMatchObject({ total: 3, pageSize: 255 });
  expect(await found('gracht%203')).toEqual({
    items: [{ id, addressLine: 'Lindengracht 3', fullAddress: null, status: 1 }],
    page: 0,
    pageSize: 255,
    total: 1,
  });
  expect((await get('contract/filters/r1', 'dirk')).data).toMatchObject({
    status: 403,
    detail: 'Nodig: contractRead of editTask of customerCard of billRead of announcementRead.',
  });
});
