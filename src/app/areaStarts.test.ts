import type { Action, MiddlewareAPI } from '@reduxjs/toolkit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { createAreaStarts } from './areaStarts';

/** Starts a program in which the work of the area `clock` is loading until `arrive`. */
function aProgram({ failures = 0 } = {}) {
  const events: string[] = [];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let left = failures;
  const clock = {
    name: 'clock',
    work: async () => {
      left -= 1;
      if (left >= 0) throw new Error('Failed to fetch');
      await arrived;
      return { sagas: {} };
    },
  };
  const dispatch = (action: Action) => handle(action);
  const starts = createAreaStarts({
    areas: [clock],
    run: () => events.push('started'),
    dispatch,
    isStopped: () => false,
  });
  const handle = starts.holdActions({} as MiddlewareAPI)((action) => events.push((action as Action).type));
  return { ...starts, clock, events, arrive, dispatch: (type: string) => handle({ type }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('The actions of an area start it, and are handled in their order once it runs', async () => {
  const { dispatch, arrive, events } = aProgram();
  dispatch('clock/wound');
  dispatch('clock/set');
  expect(events).toEqual([]);
  arrive();
  await settled();
  expect(events).toEqual(['started', 'clock/wound', 'clock/set']);
});

it.each(['clocks/wound', 'clock', 'app/clock/wound'])(
  'The action %s of no area is handled at once',
  (type) => {
    const { dispatch, events } = aProgram();
    dispatch(type);
    expect(events).toEqual([type]);
  },
);

it('The actions of an area that runs are handled at once', async () => {
  const { dispatch, start, clock, arrive, events } = aProgram();
  arrive();
  await start(clock);
  dispatch('clock/wound');
  expect(events).toEqual(['started', 'clock/wound']);
});

it('An area that a page and an action start at the same time is started once', async () => {
  const { dispatch, start, clock, arrive, events } = aProgram();
  const opened = start(clock);
  dispatch('clock/wound');
  arrive();
  await opened;
  await settled();
  expect(events).toEqual(['started', 'clock/wound']);
});

it('A failed load is retried, and a toast shows that the actions wait for it', async () => {
  vi.useFakeTimers();
  const { dispatch, arrive, events } = aProgram({ failures: 2 });
  dispatch('clock/wound');
  arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual([toastShown.type]);
  dispatch('clock/set');
  expect(events).toEqual([toastShown.type, toastShown.type]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events.slice(2)).toEqual(['started', 'clock/wound', 'clock/set']);
});

it('A failed load of an area without actions shows no toast', async () => {
  vi.useFakeTimers();
  const { startRetrying, events } = aProgram({ failures: 1 });
  startRetrying('clock');
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual([]);
});

it('A page that starts an area between two retries releases its actions', async () => {
  vi.useFakeTimers();
  const { dispatch, start, clock, arrive, events } = aProgram({ failures: 1 });
  dispatch('clock/wound');
  await vi.advanceTimersByTimeAsync(100);
  arrive();
  await start(clock);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([toastShown.type, 'started', 'clock/wound']);
});
