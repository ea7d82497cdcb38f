import fc from 'fast-check';
import { createTurns } from './renewalLock';

/** Imitates the Web Locks of the specification for the tabs of one browser: exclusive, first come first served. */
function aBrowser() {
  const queue: (() => void)[] = [];
  let isHeld = false;
  const next = () => {
    const begin = isHeld ? undefined : queue.shift();
    if (begin) begin();
  };
  const request = (name: string, { signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      expect(name).toBe('thuisbalie-renewal');
      const begin = () => {
        isHeld = true;
        void hold().then(() => {
          isHeld = false;
          resolve();
          next();
        });
      };
      queue.push(begin);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(begin)) return;
        queue.splice(queue.indexOf(begin), 1);
        reject(new DOMException('Too late', 'TimeoutError'));
      });
      next();
    });
  return { request } as unknown as LockManager;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the turn to renew', () => {
  it('leads to one call per expiry in any number of tabs, however late they ask or receive the session (A5)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ asksAt: fc.nat(1_000), hearsAfter: fc.nat(150) }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.integer({ min: 1, max: 3_000 }),
        async (plans, answerAfter) => {
          const locks = aBrowser();
          let calls = 0;
          const tabs = plans.map((plan) => ({ ...plan, token: 0, take: createTurns(locks) }));
          const renew = async ({ asksAt, take }: (typeof tabs)[number], own: { token: number }) => {
            await wait(asksAt);
            const before: number = 0;
            if (own.token !== before) return;
            const release = await take();
            if (own.token === before) {
              calls += 1;
              await wait(answerAfter);
              own.token = calls;
              tabs.forEach((other) => {
                if (other !== own) setTimeout(() => (other.token = own.token), other.hearsAfter);
              });
            }
            release();
          };
          const all = Promise.all(tabs.map((tab) => renew(tab, tab)));
          await vi.advanceTimersByTimeAsync(10_000);
          await all;
          expect(calls).toBe(1);
          expect(tabs.map(({ token }) => token)).toEqual(tabs.map(() => 1));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is given after 10 s when another tab hangs', async () => {
    const locks = aBrowser();
    await createTurns(locks)();
    const second = vi.fn();
    void createTurns(locks)().then(second);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('is given when the browser refuses its locks', async () => {
    const request = () => Promise.reject(new DOMException('No', 'SecurityError'));
    await expect(createTurns({ request })()).resolves.toBeTypeOf('function');
  });

  it('is given to one call at a time in this tab without Web Locks (E11)', async () => {
    const take = createTurns(null);
    const first = await take();
    const second = vi.fn();
    void take().then(second);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(second).not.toHaveBeenCalled();
    first();
    await vi.advanceTimersByTimeAsync(1);
    expect(second).toHaveBeenCalledTimes(1);
  });
});
