import {
  combineSlices,
  createAction,
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { visibilityChanged, wokeUp } from '../events';
import { pollWhile } from './pollWhile';

const EVERY_MS = 1_000;
const LONG_MS = 60_000;

const watch = createSlice({
  name: 'watch',
  initialState: { isWatched: true },
  reducers: { watched: (_, { payload }: PayloadAction<boolean>) => ({ isWatched: payload }) },
});
const { watched } = watch.actions;
const done = createAction('test/done');

beforeEach(() => {
  vi.useFakeTimers();
});

/** Starts a poll; `takes` is the time that the server needs for an answer, in milliseconds. */
function polling({ takes = 0, isForHiddenPage = false } = {}) {
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, watch));
  const counted = { asked: 0, answered: 0 };
  run(() =>
    pollWhile({
      isWanted: ({ watch: { isWatched } }: WithSlice<typeof watch>) => isWatched,
      everyMs: () => EVERY_MS,
      askAgainOn: [done.type],
      isForHiddenPage,
      *ask() {
        counted.asked += 1;
        yield* call(() => new Promise((resolve) => setTimeout(resolve, takes)));
        counted.answered += 1;
      },
    }),
  );
  return {
    counted,
    dispatch: store.dispatch,
    asked: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return counted.asked;
    },
  };
}

it('A poll sends a request at once, and again after a pause from each answer', async () => {
  const { asked } = polling();
  expect([await asked(0), await asked(EVERY_MS - 1), await asked(1)]).toEqual([1, 1, 2]);
});

it('A poll sends no request while an answer is on its way, however long that takes', async () => {
  const { asked } = polling({ takes: LONG_MS });
  expect([await asked(LONG_MS), await asked(EVERY_MS)]).toEqual([1, 2]);
});

it('A poll that is no longer wanted cancels its request, and sends one at once when it is wanted again', async () => {
  const { asked, counted, dispatch } = polling({ takes: 500 });
  await asked(100);
  dispatch(watched(false));
  expect(await asked(LONG_MS)).toBe(1);
  expect(counted.answered).toBe(0);
  dispatch(watched(true));
  expect(await asked(0)).toBe(2);
});

it('A poll pauses on a hidden page, and sends a request as soon as the page is visible', async () => {
  const { asked, dispatch } = polling();
  await asked(0);
  dispatch(visibilityChanged(false));
  expect(await asked(LONG_MS)).toBe(1);
  dispatch(visibilityChanged(true));
  expect(await asked(0)).toBe(2);
});

it('A poll continues on a hidden page if it is meant for hidden pages', async () => {
  const { asked, dispatch } = polling({ isForHiddenPage: true });
  dispatch(visibilityChanged(false));
  await asked(0);
  expect(await asked(EVERY_MS)).toBe(2);
});

describe.each([wokeUp(), done()])('After $type', (action) => {
  it('a poll sends a request at once', async () => {
    const { asked, dispatch } = polling();
    await asked(500);
    dispatch(action);
    expect([await asked(0), await asked(EVERY_MS - 1), await asked(1)]).toEqual([2, 2, 3]);
  });

  it('a poll drops the answer that is on its way, and sends a new request', async () => {
    const { asked, counted, dispatch } = polling({ takes: 500 });
    await asked(100);
    dispatch(action);
    expect([await asked(0), await asked(500), counted.answered]).toEqual([2, 2, 1]);
  });
});
