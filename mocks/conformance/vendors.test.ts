import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { aPerson, aWorkArea, db } from '../db';
import { aVendor } from '../vendors/vendors';
import { given, said, told } from './onePerson';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const api = (method: string, path: string, body?: unknown, user: UserKey = 'carla') =>
  call(user, method, `/api/v1/${path}`, body);
const read = async (path: string, user: UserKey = 'anne') => (await api('GET', path, undefined, user)).data;

const { contactDetails } = aPerson();
const VENDOR = {
  id: 'r1',
  personId: 'p1',
  name: 'De Kraan B.V.',
  chamberOfCommerceNumber: '34121022',
  contactDetails,
  isExternal: true,
  isActive: true,
};
const TO_EDIT = {
  ...VENDOR,
  workAreaIds: ['w1'],
  planningEmail: 'planning@dak.example',
  remarks: null,
};

/** The vendor `r1`, who works in one area, and a tenant who is a vendor too. */
function aVendorIsThere() {
  db.people.all().forEach(({ id, roles }) => roles?.vendor && db.people.remove(id));
  const name = 'De Kraan B.V.';
  given({ type: 'legal', name, roles: { vendor: 'r1' }, chamberOfCommerceNumber: '34121022' });
  db.people.add(aPerson({ id: 'p2', name: 'Aalders', roles: { vendor: 'r2', customer: 'r3' } }));
  db.workAreas.add(aWorkArea({ id: 'w1' }));
  const { isExternal, workAreaIds, planningEmail } = TO_EDIT;
  db.vendors.add(aVendor('r1', { isExternal, workAreaIds, planningEmail }));
}

it('a vendor matches the examples', async () => {
  aVendorIsThere();
  expectShape(await read('vendor/p1'), VENDOR);
  expectShape(await read('vendor?page=1&pageSize=1'), { page: 1, pageSize: 1, total: 2, items: [VENDOR] });
  expectShape(await read('vendor/search/kraan?page=0&pageSize=10'), {
    page: 0,
    pageSize: 10,
    total: 1,
    items: [VENDOR],
  });
  expect(await read('vendor/search/34121022')).toMatchObject({ total: 1 });
  expectShape(await read('vendor/edit/r1', 'carla'), TO_EDIT);
  const withAreas = (await read('vendor/all/withworkareas')) as unknown as object[];
  expectShape(withAreas[1], { ...VENDOR, workAreas: [{ id: 'w1', name: 'Wijkbeheer Noord' }] });
  expect(await read('vendor/relatedacquaintance')).toMatchObject([{ id: 'r2', personId: 'p2' }]);
});

it('a vendor is created with its person, and pushed to viewers when it changes', async () => {
  aVendorIsThere();
  const { status, data } = await api('POST', 'vendor/create', { name: 'Dak B.V.', workAreaIds: ['w1'] });
  expect(status).toBe(201);
  expectShape(data, { ...TO_EDIT, chamberOfCommerceNumber: null, planningEmail: null });
  expect(await read(`vendor/${String(data['personId'])}`)).toMatchObject({ name: 'Dak B.V.' });
  const events = await told(async () => {
    expect((await api('PUT', 'vendor/update', { id: 'r1', isActive: false })).status).toBe(204);
  });
  expect(events).toEqual(['updated p1']);
  expect(await read('vendor/edit/r1', 'carla')).toMatchObject({
    isActive: false,
    isExternal: true,
    workAreaIds: ['w1'],
    name: 'De Kraan B.V.',
  });
});

it.each([
  ['create', { name: ' ' }, 422, 'Een naam is verplicht.', 'name'],
  ['create', { name: 'x', workAreaIds: ['w9'] }, 422, 'Onbekend werkgebied.', 'workAreaIds'],
  [
    'create',
    { name: 'x', chamberOfCommerceNumber: '34121022' },
    409,
    'Een andere leverancier heeft dit KvK-nummer.',
    undefined,
  ],
  ['update', { name: 'x' }, 422, 'Zonder id is niet bekend om wie het gaat.', 'id'],
  ['update', { id: 'r9' }, 404, 'De leverancier bestaat niet.', undefined],
  ['update', { id: 'r1', name: '' }, 422, 'Een naam is verplicht.', 'name'],
])('%s of %j is refused', async (action, body, status, detail, field) => {
  aVendorIsThere();
  const method = action === 'create' ? 'POST' : 'PUT';
  expect(said(await api(method, `vendor/${action}`, body))).toEqual([status, detail, field]);
});

it('a vendor cannot be changed without permission', async () => {
  aVendorIsThere();
  expect((await api('PUT', 'vendor/update', { id: 'r1' }, 'dirk')).status).toBe(403);
  expect((await api('GET', 'vendor/edit/r1', undefined, 'dirk')).status).toBe(403);
});

describe('a colleague', () => {
  const add = (body: object, user?: UserKey) => api('POST', 'colleague/add', body, user);
  const COLLEAGUE = {
    id: 'e1',
    personId: 'e2',
    roleId: 'e3',
    name: 'Noor Bos',
    department: null,
    job: 'Opzichter',
    email: 'noor@corporatie.example',
    phoneNumber: null,
    phoneNumber2: null,
    status: 6,
    pictureBlobId: null,
    functiongroups: [{ id: 'f1', title: 'Klantcontactcentrum' }],
  };
  const group = () => db.functionGroups.all()[0]!.id;
  const body = () => ({
    name: 'Noor Bos',
    job: 'Opzichter',
    email: COLLEAGUE.email,
    functiongroups: [{ id: group() }],
  });

  it('is created with a person and a role, and changed by any of the three ids', async () => {
    const { status, data } = await add(body());
    expect(status).toBe(201);
    expectShape(data, COLLEAGUE);
    expect(data).toMatchObject({ status: 6 });
    expect(db.people.find(String(data['personId']))).toMatchObject({ roles: { employee: data['roleId'] } });
    for (const id of [data['id'], data['personId'], data['roleId']])
      expect((await api('PUT', 'colleague/update', { id, functiongroups: [] })).status).toBe(204);
    expect(await read(`colleague/${String(data['id'])}`)).toMatchObject({
      job: 'Opzichter',
      functiongroups: [],
    });
  });

  it.each([
    [{ name: '' }, 422, 'Een naam is verplicht.', 'name'],
    [{ name: 'x', email: 'x' }, 422, "Geen geldig e-mailadres: 'x'.", 'email'],
    [{ name: 'x', status: '99' }, 422, "Onbekende aanwezigheid '99'.", 'status'],
    [{ name: 'x', functiongroups: ['f9'] }, 422, "Onbekende functiegroep 'f9'.", 'functiongroups'],
    [
      { name: 'x', email: 'NOOR@corporatie.example' },
      409,
      'Een andere medewerker heeft dit e-mailadres.',
      undefined,
    ],
  ])('%j is refused', async (sent, status, detail, field) => {
    await add(body());
    expect(said(await add(sent))).toEqual([status, detail, field]);
  });

  it('is changed only by an administrator, and only by id', async () => {
    expect(said(await add({ name: 'x' }, 'anne'))[0]).toBe(403);
    expect(said(await api('PUT', 'colleague/update', {}))).toEqual([
      422,
      'Zonder id is niet bekend om wie het gaat.',
      'id',
    ]);
  });
});
