import { configureStore, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { pollWhileSeen } from '@/api/http/pollWhileSeen';
import { queries } from '@/api/http/queries';
import { visibilityChanged } from '@/core/events';
import { queriesSaga } from './queriesSaga';

const EVERY_MS = 60_000;

it('A page out of sight stops polling, and asks at once when it is in sight again', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const { endpoints } = queries.injectEndpoints({
    endpoints: (build) => ({
      polled: build.query<number, undefined>({ queryFn: () => ({ data: ++asked }) }),
    }),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { [queries.reducerPath]: queries.reducer },
    middleware: (defaults) => {
      const list: unknown = defaults().concat(queries.middleware, sagas);
      return list as Tuple;
    },
  });
  const saga = sagas.run(queriesSaga, queries);
  const dispatch = store.dispatch as (action: unknown) => { unsubscribe: () => void };
  const polling = dispatch(
    endpoints.polled.initiate(undefined, { subscriptionOptions: pollWhileSeen(EVERY_MS) }),
  );
  onTestFinished(() => {
    polling.unsubscribe();
    saga.cancel();
  });
  const askedAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return asked;
  };
  expect([await askedAfter(0), await askedAfter(EVERY_MS)]).toEqual([1, 2]);
  dispatch(visibilityChanged(false));
  expect(await askedAfter(5 * EVERY_MS)).toBe(2);
  dispatch(visibilityChanged(true));
  expect([await askedAfter(0), await askedAfter(EVERY_MS)]).toEqual([3, 4]);
});
