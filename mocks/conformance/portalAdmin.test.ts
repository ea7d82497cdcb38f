import { db } from '../db';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { call } from '../backend/testCalls';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('drukkeOchtend'));
afterAll(() => server.close());

const at = async (method: string, path: string, body?: unknown, user: UserKey = 'carla') => {
  const { status, data } = await call(user, method, `/api/v1/selfservice/${path}`, body);
  return { status, data };
};
const REQUEST = {
  id: 'bb',
  caseId: 'c1',
  flowStateId: 'flow-00042',
  title: 'Aanvraag Huuropzegging',
  created: '2026-11-22',
  modified: null,
  status: 'Submitted',
  personId: 'e2',
  scenarioId: 'ae',
  person: { id: 'e2', name: 'Maria van Dijk' },
  scenario: { id: 'ae', name: 'scenario-1', title: 'Woning opzeggen' },
  items: [{ question: 'Waar gaat uw aanvraag over?', answer: 'Huuropzegging' }],
};

it.each([
  [11, 11],
  ['AdministratorsOnly', 12],
  ['10', 10],
])('the portal becomes available as %j says', async (sent, status) => {
  expect((await at('GET', 'status', undefined, 'anne')).data).toEqual({ status: 1 });
  expect((await at('PUT', 'status', { status: sent })).status).toBe(204);
  expect((await at('GET', 'status')).data).toEqual({ status });
});

it('the portal refuses an unknown status, and users without permission', async () => {
  expect(await at('PUT', 'status', { status: 99 })).toMatchObject({
    status: 422,
    data: { errors: { status: ["Onbekende beschikbaarheid '99'."] } },
  });
  const refusal = async (...asked: Parameters<typeof at>) => {
    const { status, data } = await at(...asked);
    return [status, data['detail']];
  };
  expect(await refusal('PUT', 'status', { status: 1 }, 'anne')).toEqual([
    403,
    'Nodig: customerManagement of shell.',
  ]);
  expect((await refusal('GET', 'status', undefined, 'dirk'))[0]).toBe(403);
  expect(await refusal('GET', 'report', undefined, 'anne')).toEqual([
    403,
    'Nodig: serviceBusErrorRetry of customerManagement of shell.',
  ]);
  expect(await refusal('GET', 'report?status=x')).toEqual([
    400,
    "Onbekend filter 'x'. Verwacht: All, InProgress, Closed, Submitted.",
  ]);
  expect(await refusal('GET', 'report/byflowstate/x')).toEqual([404, 'Geen aanvraag met dit kenmerk.']);
});

it('the requests are listed newest first, filtered by status and words, and can be read by id', async () => {
  const { data } = await at('GET', 'report?status=Submitted&page=0&pageSize=10');
  const items = data['items'] as Record<string, string>[];
  const moments = items.map(({ created }) => created);
  expect([items.length, moments]).toEqual([10, [...moments].sort().reverse()]);
  expect(items.every(({ status }) => status === 'Submitted')).toBe(true);
  const { data: one } = await at('GET', 'report/byflowstate/flow-00042', undefined, 'anne');
  expectShape({ ...one, caseId: one['caseId'] ?? '', modified: null }, REQUEST);
  const { data: found } = await at('GET', 'report?query=FLOW-00042&page=0&pageSize=10');
  expect(found['items']).toEqual([one]);
  const all = (await at('GET', 'report?page=0&pageSize=10')).data['total'];
  expect(all).toBe(db.portalRequests.size + db.reports.size);
});
