import { runSaga } from 'redux-saga';
import { take } from 'typed-redux-saga';
import { openOneTab, type OneTab, type Turn } from './oneTab';

/** Imitates the Web Locks of the specification, for the tabs of one browser. */
function aBrowser() {
  interface Request {
    name: string;
    hold: () => Promise<void>;
    resolve: () => void;
    reject: (error: unknown) => void;
  }
  const queue: Request[] = [];
  let holder: Request | null = null;
  const grant = (request: Request) => {
    holder = request;
    void request.hold().then(() => {
      request.resolve();
      if (holder === request) {
        holder = null;
        next();
      }
    });
  };
  const next = () => {
    const first = holder === null ? queue.shift() : undefined;
    if (first) grant(first);
  };
  return {
    query: () => Promise.resolve({ held: holder === null ? [] : [{ name: holder.name }] }),
    request: (name: string, { signal, steal }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const request = { name, hold, resolve, reject };
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(request);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new DOMException('Given up', 'AbortError'));
        });
        if (steal) {
          holder?.reject(new DOMException('Stolen', 'AbortError'));
          grant(request);
        } else {
          queue.push(request);
          next();
        }
      }),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function aTab() {
  const tab: OneTab = openOneTab('chat', 'anne');
  const said: Turn[] = [];
  runSaga({}, function* () {
    while (true) said.push(yield* take(tab.turns));
  });
  return { ...tab, said };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: aBrowser() });
});
afterEach(() => vi.unstubAllGlobals());

it('The first tab has the turn, and the next one gets it when that tab closes', async () => {
  const first = aTab();
  await settle();
  const second = aTab();
  await settle();
  expect([first.said, second.said]).toEqual([['mine'], ['elsewhere']]);
  first.close();
  await settle();
  expect(second.said).toEqual(['elsewhere', 'mine']);
});

it('A tab can take the turn from the first tab, which gets it back when that tab closes', async () => {
  const first = aTab();
  await settle();
  const second = aTab();
  await settle();
  second.seize();
  await settle();
  expect([first.said, second.said]).toEqual([
    ['mine', 'elsewhere'],
    ['elsewhere', 'mine'],
  ]);
  second.close();
  await settle();
  expect(first.said).toEqual(['mine', 'elsewhere', 'mine']);
});

it('A closed tab does not get the turn', async () => {
  const first = aTab();
  await settle();
  const second = aTab();
  await settle();
  second.close();
  first.close();
  await settle();
  expect(second.said).toEqual(['elsewhere']);
});

it('Every tab has the turn without Web Locks (E11)', async () => {
  vi.stubGlobal('navigator', {});
  const one = aTab();
  const other = aTab();
  await settle();
  expect([one.said, other.said]).toEqual([['mine'], ['mine']]);
});

it('A tab has the turn when the browser refuses the lock, which it requests only once', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'InvalidStateError'));
  const request = vi.fn(refuse);
  vi.stubGlobal('navigator', { locks: { query: refuse, request } });
  const tab = aTab();
  await settle();
  expect(tab.said).toEqual(['mine']);
  expect(request).toHaveBeenCalledTimes(1);
});
