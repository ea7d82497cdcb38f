import { aContract, anAnnouncement, aPerson, db } from '../db';
import { call } from '../backend/testCalls';
import { hubServer, resetDb, server, users } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import type { HubMessage } from '../hubs/hubServer';
import { read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const ANNOUNCEMENT = {
  id: 'bc',
  created: '2026-11-21T10:57:16.423Z',
  createdBy: 'Ahmed Yılmaz',
  title: 'Nieuwe openingstijden',
  description: 'Vanaf maandag open van 8.30 tot 17.00 uur.',
  startDate: '2026-11-20T10:57:16.423Z',
  endDate: '2026-12-01T10:57:16.423Z',
  isExternal: false,
  lastModifiedBy: null,
  modified: null,
  order: 1,
  personIds: [],
  properties: {},
  residentialZoneIds: [],
  url: null,
  applicationIds: [],
};
const PAGE = { page: 0, pageSize: 10, total: 30, items: [] };
const save = (body: unknown) => call('anne', 'POST', '/api/v1/announcement/admin', body);
const items = (page: Record<string, unknown>) => page['items'] as { id: string; created: string }[];

it('announcements are answered by id, all together, and per person, newest first', async () => {
  expectShape(await read('v1/announcement/bc000000-0000-4000-8000-000000000001'), ANNOUNCEMENT);
  const all = await read('v1/announcement/overview?page=0&pageSize=10');
  expectShape(all, PAGE);
  expect([all['total'], items(all).length]).toEqual([30, 10]);
  const ofMaria = await read(`v1/announcement/person/${MARIA}?page=0&pageSize=20`);
  expect([ofMaria['total'], items(ofMaria).length]).toEqual([27, 20]);
  const moments = items(ofMaria).map(({ created }) => created);
  expect(moments).toEqual([...moments].sort().reverse());
});

it('announcements are counted and found by words of the title', async () => {
  expect((await call('anne', 'GET', '/api/v1/announcement/overview/count')).data).toBe(30);
  const found = await read('v1/announcement/overview/search?query=LIFT buiten&page=0&pageSize=10');
  expectShape(found, { ...PAGE, items: [{ ...ANNOUNCEMENT, url: '' }] });
  expect([found['total'], items(found).map(({ id }) => id)]).toEqual([
    1,
    ['bc000000-0000-4000-8000-000000000004'],
  ]);
  expect((await read('v1/announcement/overview/search?page=0&pageSize=10'))['total']).toBe(30);
});

it('the announcements of a contract are those of its tenant, its unit and the complex', async () => {
  const { id: personId } = db.people.add(aPerson({ roles: { customer: 'r' } }));
  db.zones.add({ id: 'unit', name: 'Woning', type: 'Unit', parentId: 'complex' });
  const { id } = db.contracts.add(aContract({ roleId: 'r', unitId: 'unit', unit: null }));
  const wanted = [
    anAnnouncement({ personIds: [personId] }),
    anAnnouncement({ residentialZoneIds: ['unit'], personIds: null }),
    anAnnouncement({ residentialZoneIds: ['complex'] }),
  ].map((one) => db.announcements.add(one).id);
  db.announcements.add(anAnnouncement());
  for (const path of [`contract/${id}`, `person/${personId}`]) {
    const found = items(await read(`v1/announcement/${path}?page=0&pageSize=20`));
    expect(found.map((one) => one.id).sort()).toEqual(wanted.toSorted());
  }
});

it.each([
  ['person/x', 'De relatie bestaat niet.'],
  ['contract/x', 'Het contract bestaat niet.'],
  ['x', 'De mededeling bestaat niet.'],
])('The address announcement/%s is answered with 404', async (path, detail) => {
  const answer = await call('anne', 'GET', `/api/v1/announcement/${path}`);
  expect([answer.status, answer.data['detail']]).toEqual([404, detail]);
});

it.each([
  ['GET', 'overview', 'announcementRead'],
  ['GET', 'overview/count', 'announcementRead'],
  ['GET', 'overview/search', 'announcementRead'],
  ['POST', 'admin', 'announcementWrite'],
])('%s %s needs %s', async (method, path, needed) => {
  const { status, data } = await call('dirk', method, `/api/v1/announcement/${path}`);
  expect([status, data['detail']]).toEqual([403, `Nodig: ${needed}.`]);
});

describe('saving an announcement', () => {
  const WHOLE = {
    title: 'Water afgesloten',
    description: 'Dinsdag van 9.00 tot 12.00 uur.',
    startDate: '2030-01-02',
    endDate: '2030-01-03',
    isExternal: false,
    order: 0,
    personIds: [MARIA],
    residentialZoneIds: [],
    properties: {},
    url: null,
    applicationIds: [],
  };

  it('adds a new one, changes a known one, and pushes both to everybody', async () => {
    const pushed: [string, unknown][] = [];
    const client = {
      hub: 'announcementHub',
      bearer: { user: users.anne, expires: Infinity },
      ids: new Set<string>(),
      deliver: ({ event, args }: HubMessage) => pushed.push([event, args[0]]),
      end: () => undefined,
    };
    hubServer.attach(client);
    const made = await save(WHOLE);
    expect(made.status).toBe(201);
    expectShape({ ...made.data, endDate: '', startDate: '' }, { ...ANNOUNCEMENT, personIds: ['e2'] });
    expect(made.data).toMatchObject({ ...WHOLE, createdBy: 'Anne de Vries', lastModifiedBy: null });
    const changed = await save({ id: made.data['id'], title: 'Toch niet' });
    expect(changed.status).toBe(200);
    expect(changed.data).toMatchObject({
      ...WHOLE,
      id: made.data['id'],
      title: 'Toch niet',
      lastModifiedBy: 'Anne de Vries',
    });
    const other = await save({ id: 'x', title: 'Met een onbekend kenmerk' });
    expect(other.status).toBe(201);
    expect(other.data['id']).not.toBe('x');
    expect(other.data['startDate']).toBe(other.data['created']);
    expect(pushed).toEqual([
      ['created', made.data],
      ['updated', changed.data],
      ['created', other.data],
    ]);
    hubServer.detach(client);
  });

  it.each([
    [{ title: '' }, 'title', 'Een titel is verplicht.'],
    [{ title: null }, 'title', 'Een titel is verplicht.'],
    [{ startDate: 'morgen' }, 'startDate', "Geen geldige datum: 'morgen'."],
    [{ endDate: 'x' }, 'endDate', "Geen geldige datum: 'x'."],
    [{ endDate: '2030-01-01' }, 'endDate', 'De einddatum ligt voor de begindatum.'],
    [{ personIds: ['x'] }, 'personIds', 'Onbekende relatie: x.'],
    [{ residentialZoneIds: ['x'] }, 'residentialZoneIds', 'Onbekende zone: x.'],
    [{ personIds: 'x' }, 'personIds', 'Verwacht een lijst.'],
    [{ applicationIds: 3 }, 'applicationIds', 'Verwacht een lijst.'],
  ])('refuses %j', async (changes, field, detail) => {
    const before = db.announcements.size;
    const { status, data } = await save({ ...WHOLE, ...changes });
    expect([status, data['errors']]).toEqual([422, { [field]: [detail] }]);
    expect(db.announcements.size).toBe(before);
  });

  it('allows an end on the same day as the begin', async () => {
    expect((await save({ ...WHOLE, startDate: '2030-01-03T15:00:00' })).status).toBe(201);
    expect((await save({ ...WHOLE, startDate: '2030-01-04' })).status).toBe(422);
  });
});
