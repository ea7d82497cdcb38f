import { aCaseActivity, aColleague, db } from '../db';
import { call, HOST } from '../backend/testCalls';
import { issueToken, resetDb, server, userIds, users } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { world } from '../world/worldState';
import { ACTIVITY, CASE } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const read = async (path: string, user: 'anne' | 'bram' | 'dirk' = 'bram') =>
  await call(user, 'GET', `/api/v1/${path}`);
const items = async (path: string, user?: 'anne' | 'bram' | 'dirk') =>
  (await read(path, user)).data['items'] as Record<string, unknown>[];

describe('a colleague', () => {
  it('is found by the id of the colleague, the person and the role, in any letter case', async () => {
    const { id, personId, roleId } = db.colleagues.add(aColleague());
    for (const asked of [id, personId, roleId, personId.toUpperCase()])
      expect((await read(`colleague/${asked}`)).data).toMatchObject({ id, personId });
    expect((await read(`colleague/set?ids=${personId}&ids=weg`)).data).toMatchObject([{ id }]);
    expect(await items(`colleague/pagedwithrolesbyroleid/${roleId}`)).toMatchObject([{ id }]);
    expect((await read('colleague/paged?pageSize=1')).data['total']).toBe(db.colleagues.size);
  });

  it('has a picture, even without one of their own', async () => {
    const picture = (id: string) =>
      fetch(`${HOST}/api/v1/colleague/photo/${id}`, {
        headers: { Authorization: `Bearer ${issueToken(users.bram)}` },
      });
    const { id } = db.colleagues.add(aColleague({ pictureBlobId: null }));
    expect((await picture(id)).status).toBe(404);
    expect((await picture('default')).headers.get('Content-Type')).toBe('image/png');
  });
});

describe('the activities of a colleague', () => {
  const given = () => {
    db.cases.add({ ...CASE, title: 'Lekkage', isDeleted: false });
    for (const [id, startTime, isDeleted] of [
      ['a1', '2026-11-20T10:00:00.000Z', false],
      ['a2', '2026-11-21T10:00:00.000Z', false],
      ['a3', '2026-11-22T10:00:00.000Z', true],
    ] as const)
      db.caseActivities.add(
        aCaseActivity({
          id,
          caseId: CASE.id,
          startTime,
          isDeleted,
          description: id === 'a1' ? 'Dak' : 'Kraan',
          colleague: { id: userIds.anne, name: 'Anne', type: 'Employee', department: null },
        }),
      );
  };
  const path = (query = '') => `activity/bycolleague/${userIds.anne}?page=0&pageSize=20${query}`;

  it('come newest first, each with its case, by any id', async () => {
    given();
    const { personId = '' } = db.colleagues.find(userIds.anne) ?? {};
    expect((await items(path())).map(({ id }) => id)).toEqual(['a2', 'a1']);
    expect(await items(`activity/bycolleague/${personId}?page=1&pageSize=1`)).toMatchObject([{ id: 'a1' }]);
    expectShape(
      { ...(await items(path()))[0], channel: 'Phone', direction: 'Inbound' },
      { ...ACTIVITY, case: CASE },
    );
  });

  it('are searched by words, and include deleted ones only with the permission to remove them', async () => {
    given();
    expect((await items(path('&query=dak'))).map(({ id }) => id)).toEqual(['a1']);
    expect(await items(path('&query=lekkage'))).toHaveLength(2);
    expect((await items(path('&statusFilter=Deleted'))).map(({ id }) => id)).toEqual(['a3']);
    expect(await items(path('&statusFilter=All'))).toHaveLength(3);
  });

  it.each([
    ['anne', 'activity/bycolleague/weg', 404, 'De medewerker bestaat niet.'],
    ['dirk', `activity/bycolleague/${userIds.anne}`, 403, 'Nodig: customerCard of caseRead.'],
    [
      'anne',
      `activity/bycolleague/${userIds.anne}?statusFilter=x`,
      400,
      "Onbekend statusfilter 'x'. Verwacht: Active, All, Deleted.",
    ],
  ] as const)('%s may not request %s and is answered with %i', async (user, path_, status, detail) => {
    expect(await read(path_, user)).toMatchObject({ status, data: { detail } });
  });
});

describe('the calendar of a colleague', () => {
  const week = (id: string) => `calendar/forday/${id}?day=2026-11-23&days=8`;

  it('is the same by every id, and contains an appointment of several days once', async () => {
    world.config = { facets: { calendar: { available: true } } };
    const { personId = '', roleId = '' } = db.colleagues.find(userIds.anne) ?? {};
    const { data } = await read(week(userIds.anne));
    for (const id of [personId, roleId]) expect((await read(week(id))).data).toEqual(data);
    const found = data as unknown as { subject: string | null; isAllDay: boolean | null }[];
    expect(found.filter(({ subject }) => subject === 'Heidag')).toHaveLength(1);
    const thursday = `calendar/forday/${userIds.anne}?day=2026-11-26`;
    expect((await read(thursday)).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ subject: 'Heidag' })]),
    );
    expect(found.some(({ isAllDay }) => isAllDay)).toBe(true);
  });
});
