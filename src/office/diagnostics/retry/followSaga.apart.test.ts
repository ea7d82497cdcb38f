import { combineSlices, createAction } from '@reduxjs/toolkit';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { followSaga } from './followSaga';
import { messageFollowed, messageLeft, retriesSlice, selectIsTired } from './retriesSlice';

const asked = createAction<string>('test/asked');

it('A message is read every second for a minute, and for another minute on request (002 §9.1, AMB-229)', async () => {
  vi.useFakeTimers();
  const ask = vi.spyOn(undeliveredQueries.endpoints.undeliveredMessage, 'initiate');
  ask.mockImplementation(((id: string) => asked(id)) as never);
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, retriesSlice));
  run(followSaga);
  const count = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return [ask.mock.calls.length, selectIsTired(store.getState())];
  };
  expect(await count(60_000)).toEqual([0, false]);
  store.dispatch(messageFollowed('m1'));
  expect(await count(0)).toEqual([1, false]);
  expect(await count(59_500)).toEqual([60, false]);
  expect(await count(60_000)).toEqual([60, true]);
  store.dispatch(messageFollowed('m1'));
  expect(await count(0)).toEqual([61, false]);
  store.dispatch(messageLeft());
  expect(await count(120_000)).toEqual([61, false]);
});
