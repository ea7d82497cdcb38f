import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { getAllUndelivered, getUndelivered, retryUndelivered } from '@/api/diagnostics/undelivered';
import { HttpError } from '@/api/http/httpError';
import { batchSaga } from './batchSaga';
import { batchStopRequested, retriesRequested, retriesSlice, selectBatch } from './retriesSlice';

vi.mock('@/api/diagnostics/undelivered', { spy: true });

/** What the coupling makes of each message in turn; each answer is the last one from then on. */
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

it('puts one through after the other, each until it is known how it ended', async () => {
  couplings.set('a', ['Retrying', 'Retrying', 'Resolved']).set('b', ['Failed']);
  const { results, status } = start(queued('a', 'b', 'c'));
  await tick(2);
  expect([sent(), results()]).toEqual([['a'], []]);
  await tick(1);
  expect([sent(), results()]).toEqual([['a', 'b'], ['a done']]);
  await tick(2);
  expect([results(), status()]).toEqual([['a done', 'b failed', 'c done'], 'finished']);
});

it('goes on after ten seconds where a coupling does not tell', async () => {
  couplings.set('a', ['Retrying']);
  const { results } = start(queued('a', 'b'));
  await tick(9);
  expect(sent()).toEqual(['a']);
  await tick(2);
  expect(results()).toEqual(['a pending', 'b done']);
});

it('stops at once: what was put through is not waited for, the rest is left alone', async () => {
  couplings.set('a', ['Retrying']);
  const { store, results, status } = start(queued('a', 'b'));
  await tick(1);
  store.dispatch(batchStopRequested());
  await tick(30);
  expect([sent(), results(), status()]).toEqual([['a'], ['a pending'], 'finished']);
});

it('tells a refusal, and looks where no answer came', async () => {
  vi.mocked(retryUndelivered)
    .mockRejectedValueOnce(new HttpError('refused', 409, '/x'))
    .mockRejectedValueOnce(new HttpError('noAnswer', null, '/x'));
  vi.mocked(getUndelivered).mockRejectedValueOnce(new HttpError('noAnswer', null, '/x'));
  const { results } = start(queued('a', 'b'));
  await tick(3);
  expect(results()).toEqual(['a failed', 'b done']);
});

it('puts all failed ones of a list through', async () => {
  vi.mocked(getAllUndelivered).mockResolvedValue([{ id: 'a', message: null }] as never);
  const { results } = start({ status: null, scopeId: 'scope-1' });
  await tick(1);
  expect(getAllUndelivered).toHaveBeenCalledWith({ status: 'Failed', scopeId: 'scope-1' });
  expect(results()).toEqual(['a done']);
});
