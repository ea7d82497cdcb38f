import { type Action, createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { defineArea } from '@/core/area';
import { areaChannel } from './areaChannel';
import { startOnAction } from './startOnAction';

const asked = createAction<number>('area/asked');
const area = defineArea({ name: 'area', startsOn: [asked] });

/** A program in which the work of the area is on its way until `arrive`. */
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

it('does what was asked while the area was on its way', async () => {
  const { dispatch, arrive, heard, isOver } = aProgram();
  dispatch(asked(1));
  dispatch(asked(2));
  arrive();
  await isOver();
  expect(heard).toEqual([1, 2]);
});

it('does it as well where a page was starting the area at the same time', async () => {
  const { dispatch, start, arrive, heard, isOver } = aProgram();
  void start();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heard).toEqual([1]);
});

it('does nothing twice where the area was at work already', async () => {
  const { dispatch, begin, arrive, heard, isOver } = aProgram();
  begin();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heard).toEqual([1]);
});

it('says nothing twice to another area that acts on the same', async () => {
  const { dispatch, arrive, heardByAnother, isOver } = aProgram();
  dispatch(asked(1));
  arrive();
  await isOver();
  expect(heardByAnother).toEqual([1]);
});

it('tries again where its code could not be fetched, and forgets nothing meanwhile', async () => {
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
