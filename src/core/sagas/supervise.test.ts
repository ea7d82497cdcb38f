import { createAction } from '@reduxjs/toolkit';
import { delay, put, takeEvery } from 'typed-redux-saga';
import { createCoreStore } from '@/testing/coreStore';
import { resetReporter } from '../errors/reporter';
import { selectToasts } from '../toasts/toastsSlice';
import { supervise } from './supervise';

const ask = createAction<string>('test/ask');
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('supervision', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    resetReporter();
  });

  function features(names: readonly string[]) {
    const core = createCoreStore();
    const heard: string[] = [];
    const feature = (name: string) =>
      function* () {
        yield* takeEvery(ask, ({ payload }) => {
          if (payload === name) throw new Error(name);
          heard.push(name);
        });
      };
    for (const name of names) core.run(supervise, name, feature(name));
    return { ...core, heard };
  }

  it('keeps all other features alive when one throws, and restarts the broken one (P1)', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const { store, heard, errors } = features(names);
    for (const broken of names) {
      store.dispatch(ask(broken));
      heard.length = 0;
      store.dispatch(ask('everyone'));
      expect([...heard].sort()).toEqual(names.filter((name) => name !== broken));
      await tick(1_000);
      heard.length = 0;
      store.dispatch(ask('everyone'));
      expect([...heard].sort()).toEqual(names);
    }
    expect(errors).toEqual([]);
  });

  it('waits longer each time, and gives up with a message after five restarts (P1)', async () => {
    const { store, run } = createCoreStore();
    const starts: number[] = [];
    const begin = Date.now();
    run(supervise, 'broken', function* () {
      starts.push(Date.now() - begin);
      yield* delay(1);
      throw new Error('again');
    });
    await tick(600_000);
    expect(starts).toHaveLength(6);
    expect(starts.slice(1).map((at, index) => Math.round((at - (starts[index] ?? 0)) / 1_000))).toEqual([
      1, 2, 4, 8, 16,
    ]);
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Een onderdeel van het scherm werkt niet meer. Laad de pagina opnieuw; je concepten blijven bewaard.',
    ]);
  });

  it('handles an error in a reducer in the same way, and leaves the state unchanged (P2)', async () => {
    const poison = createAction('test/poison');
    const { store, run, errors } = createCoreStore();
    const before = store.getState();
    const heal = () => {
      store.replaceReducer(() => before);
    };
    store.replaceReducer((state = before, action) => {
      if (poison.match(action)) throw new Error('reducer');
      return state;
    });
    const heard: string[] = [];
    const feature = (name: string) =>
      function* () {
        yield* takeEvery(ask, function* ({ payload }) {
          if (payload === name) yield* put(poison());
          heard.push(name);
        });
      };
    run(supervise, 'poisoner', feature('poisoner'));
    run(supervise, 'other', feature('other'));
    store.dispatch(ask('poisoner'));
    expect([store.getState() === before, heard, errors]).toEqual([true, ['other'], []]);
    heal();
    await tick(1_000);
    store.dispatch(ask('poisoner'));
    expect([...heard].sort()).toEqual(['other', 'other', 'poisoner']);
  });
});
