import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { getAllUndelivered, getUndelivered, retryUndelivered } from '@/api/diagnostics/undelivered';
import { HttpError } from '@/api/http/httpError';
import { batchSaga } from './batchSaga';
import { batchStopRequested, retriesRequested, retriesSlice, selectBatch } from './retriesSlice';

vi.mock('@/api/diagnostics/undelivered', { spy: true });

/** A status that the integration reports at a poll; the last status in the list of a message is repeated. */
type Told = 'Retrying' | 'Resolved' | 'Failed';
const couplings = new Map<string, Told[]>();

beforeEach(() => {
  vi.useFakeTimers();
  couplings.clear();
  vi.mocked(retryUndelivered).mockReset().mockResolvedValue(undefined);
  vi.mocked(getUndelivered).mockImplementation((id) => {
    const told = couplings.get(id) ?? ['Resolved'];
    const status = (told.length > 1 ? told.shift() : told[0]) ?? 'Resolved';
    return Promise.resolve({ id, status, exception: 'Fout: te laat\n  at x' } as never);
  });
});

function start(asked: Parameters<typeof retriesRequested>[0]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { retries: retriesSlice.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(batchSaga, retriesRequested(asked));
  const results = () =>
    (selectBatch(store.getState())?.results ?? []).map(({ id, outcome }) => `${id} ${outcome}`);
  return { store, results, status: () => selectBatch(store.getState())?.status };
}

const tick = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const queued = (...ids: string[]) => ids.map((id) => ({ id, subject: id }));
const sent = () => vi.mocked(retryUndelivered).mock.calls.map(([id]) => id);

it('Three messages at a time are put through, each until its outcome is known', async () => {
  couplings.set('a', ['Retrying', 'Retrying', 'Resolved']).set('b', ['Failed']);
  const { results, status } = start(queued('a', 'b', 'c', 'd', 'e', 'f'));
  await tick(0);
  expect([sent(), results()]).toEqual([['a', 'b', 'c'], []]);
  await tick(1);
  expect([sent(), results()]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['b failed', 'c done'],
  ]);
  await tick(3);
  expect(results()).toEqual(['b failed', 'c done', 'd done', 'e done', 'a done', 'f done']);
  expect(status()).toBe('finished');
});

it('Five messages are finished within five seconds when the integration answers at the second poll', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  for (const id of five) couplings.set(id, ['Retrying', 'Resolved']);
  const { results, status } = start(queued(...five));
  await tick(5);
  expect(results()).toEqual(five.map((id) => `${id} done`));
  expect(status()).toBe('finished');
});

it('A message without an outcome keeps its place for at most ten seconds', async () => {
  for (const id of ['a', 'b', 'c']) couplings.set(id, ['Retrying']);
  const { results } = start(queued('a', 'b', 'c', 'd'));
  await tick(9);
  expect(sent()).toEqual(['a', 'b', 'c']);
  await tick(2);
  expect(results()).toEqual(['a pending', 'b pending', 'c pending', 'd done']);
});

it('Stopping waits for no outcome and leaves the remaining messages alone', async () => {
  for (const id of ['a', 'b', 'c']) couplings.set(id, ['Retrying']);
  const { store, results, status } = start(queued('a', 'b', 'c', 'd'));
  await tick(1);
  store.dispatch(batchStopRequested());
  await tick(30);
  expect([sent(), status()]).toEqual([['a', 'b', 'c'], 'finished']);
  expect(results()).toEqual(['a pending', 'b pending', 'c pending']);
});

it('A refused message fails, and after a lost answer the message is read to find its outcome', async () => {
  vi.mocked(retryUndelivered)
    .mockRejectedValueOnce(new HttpError('refused', 409, '/x'))
    .mockRejectedValueOnce(new HttpError('noAnswer', null, '/x'));
  vi.mocked(getUndelivered).mockRejectedValueOnce(new HttpError('noAnswer', null, '/x'));
  const { results } = start(queued('a', 'b'));
  await tick(3);
  expect(results()).toEqual(['a failed', 'b done']);
});

it('All failed messages of a list are put through', async () => {
  vi.mocked(getAllUndelivered).mockResolvedValue([{ id: 'a', message: null }] as never);
  const { results } = start({ status: null, scopeId: 'scope-1' });
  await tick(1);
  expect(getAllUndelivered).toHaveBeenCalledWith({ status: 'Failed', scopeId: 'scope-1' });
  expect(results()).toEqual(['a done']);
});
