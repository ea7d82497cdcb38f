import { type Action, createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { defineArea } from '@/core/area';
import { areaChannel } from './areaChannel';
import { startOnAction } from './startOnAction';

const asked = createAction<number>('area/asked');
const area = defineArea({ name: 'area', startsOn: [asked] });

/** Starts a program in which the work of the area is loading until `arrive`. */
function aProgram({ failures = 0 } = {}) {
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    channel.put(action);
    return action;
  };
  const heard: number[] = [];
  let isStarted = false;
  const listen = (name: string, heardBy: number[]) =>
    runSaga({ channel: areaChannel(name, channel), dispatch }, function* () {
      yield* takeEvery(asked, ({ payload }) => heardBy.push(payload));
    });
  const begin = () => {
    if (isStarted) return;
    isStarted = true;
    listen('area', heard);
  };
  const heardByAnother: number[] = [];
  listen('another', heardByAnother);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let left = failures;
  const start = () => {
    left -= 1;
    return left >= 0 ? Promise.reject(new Error('Failed to fetch')) : arrived.then(begin);
  };
  const task = runSaga({ channel, dispatch }, startOnAction, area, { start, isStarted: () => isStarted });
  return { heard, heardByAnother, dispatch, begin, start, arrive, isOver: () => task.toPromise() };
}

it('An action during loading is performed once the area has started', async () => {
  const { dispatch, arrive, heard, isOver } = aProgram();
  dispatch(asked(1));
  dispatch(asked(2));
  arrive();
  await isOver();
  expect(heard).toEqual([1, 2]);
});

it('An action is also performed when a page starts the area at the same time', async () => {
  const { dispatch, start, arrive, heard, isOver } = aProgram();
  void start();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heard).toEqual([1]);
});

it('An action is not repeated when the area was started already', async () => {
  const { dispatch, begin, arrive, heard, isOver } = aProgram();
  begin();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heard).toEqual([1]);
});

it('An action is not repeated for another area that handles it', async () => {
  const { dispatch, arrive, heardByAnother, isOver } = aProgram();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heardByAnother).toEqual([1]);
});

it('A failed load is retried, and no action is lost meanwhile', async () => {
  vi.useFakeTimers();
  const { dispatch, arrive, heard, isOver } = aProgram({ failures: 2 });
  dispatch(asked(1));
  arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  dispatch(asked(2));
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await isOver();
  expect(heard).toEqual([1, 2]);
});
