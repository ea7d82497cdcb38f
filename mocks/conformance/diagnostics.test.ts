import { anUndeliveredMessage, aLogEntry, db } from '../db';
import { call } from '../backend/testCalls';
import { clock, deliveries, resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const LIST = '/api/v1/undeliveredmessage';
const LOG = '/api/v1/systemlog';
const MESSAGE = {
  id: 'dd',
  status: 'Failed',
  message: {
    queueName: 'dynamics.relaties',
    body: '{}',
    metaData: { application: 'Koppeling.Dynamics', consumer: 'RelatieConsumer', retries: 0 },
  },
  faultTime: '2026-11-22T08:50:24.466Z',
  exception: 'System.TimeoutException: The operation has timed out.',
  resolvedTime: null,
  scopeId: 'scope-7f31',
};
const ENTRY = {
  id: 'fe',
  scopeId: 'scope-7f31',
  time: '2026-11-22T11:50:24.466Z',
  level: 'Info',
  application: 'Koppeling.Dynamics',
  logger: 'Corporatie.Verwerking',
  message: 'Bericht ontvangen',
  exception: null,
  userId: null,
};
const got = async (path: string) => (await call('carla', 'GET', path)).data;

it('undelivered messages are listed by status and scope, and an unknown status is refused', async () => {
  const message = db.undeliveredMessages.add(anUndeliveredMessage());
  db.undeliveredMessages.add(anUndeliveredMessage({ scopeId: 'other', status: 2 }));
  const page = await got(`${LIST}?page=0&pageSize=10`);
  expectShape(page, { page: 0, pageSize: 10, total: 2, items: [MESSAGE] });
  expect(await got(`${LIST}?status=Failed&scopeId=scope-7f31`)).toMatchObject({ items: [message] });
  expect(await got(`${LIST}?status=Resolved`)).toMatchObject({ total: 1 });
  expect(await got(`${LIST}?status=x`)).toMatchObject({
    status: 400,
    detail: "Onbekende status 'x'. Verwacht: Failed, Retrying, Resolved.",
  });
});

it.each([
  ['whole', 'Resolved', 'Info'],
  ['broken', 'Failed', 'Error'],
  ['silent', 'Retrying', null],
] as const)('A message is sent again through a coupling that is %s', async (coupling, status, level) => {
  const { id } = db.undeliveredMessages.add(anUndeliveredMessage());
  deliveries.set('Koppeling.Dynamics', coupling);
  expect((await call('carla', 'PUT', `${LIST}/${id}/retry`)).status).toBe(204);
  expect(await got(`${LIST}/${id}`)).toMatchObject({ status: 'Retrying' });
  expect(await call('carla', 'PUT', `${LIST}/${id}/retry`)).toMatchObject({ status: 409 });
  clock.advance(2_000);
  expect(await got(`${LIST}/${id}`)).toMatchObject({ status });
  expect(db.logEntries.all().map((entry) => entry.level)).toEqual(level === null ? [] : [level]);
});

it('a user with viewTask may read one message, and nothing else', async () => {
  const { id } = db.undeliveredMessages.add(anUndeliveredMessage());
  expect((await call('anne', 'GET', `${LIST}/${id}`)).status).toBe(200);
  expect((await call('anne', 'GET', LIST)).status).toBe(403);
  expect((await call('anne', 'GET', LOG)).status).toBe(403);
  expect(await call('anne', 'PUT', `${LIST}/${id}/retry`)).toMatchObject({
    status: 403,
    data: { detail: 'Nodig: serviceBusErrorRetry.' },
  });
});

it('the log of a scope is listed', async () => {
  const entry = db.logEntries.add(aLogEntry());
  db.logEntries.add(aLogEntry({ scopeId: 'other' }));
  const page = await got(`${LOG}?scopeId=scope-7f31&page=0&pageSize=25`);
  expectShape(page, { page: 0, pageSize: 25, total: 1, items: [ENTRY] });
  expect(page).toMatchObject({ items: [entry] });
  expect(await got(`${LOG}?scopeId=unknown`)).toMatchObject({ total: 0, items: [] });
});
