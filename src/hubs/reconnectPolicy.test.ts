import fc from 'fast-check';
import { followDelay, reconnectDelay, STABLE_MS, wakeDelay } from './reconnectPolicy';

/** Returns the moments at which one tab connects to a server that does not answer, or accepts and drops at once. */
function attempts(untilMs: number, random: () => number): number[] {
  const moments: number[] = [];
  let now = 0;
  for (let attempt = 0; ; attempt += 1) {
    now += reconnectDelay(attempt, random());
    if (now > untilMs) return moments;
    moments.push(now);
  }
}

/** Returns a small random generator with a seed, so that agents differ and each run is the same. */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const agents = Array.from({ length: 500 }, (_, seed) => seeded(seed + 1));

describe('the reconnect policy', () => {
  it('retries for the first time after 2 s, plus at most a second of jitter', () => {
    expect(reconnectDelay(0, 0)).toBe(2_000);
    expect(reconnectDelay(0, 0.999)).toBeLessThan(3_000);
  });

  it('never waits longer than 30 s or shorter than 1 s', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 0.999_999, noNaN: true }), (attempt, random) => {
        const delay = reconnectDelay(attempt, random);
        return delay >= 1_000 && delay <= 30_000;
      }),
    );
  });

  it('spreads the retries after a wake-up over 3 s, and those after the first connected hub over 1 s', () => {
    expect([wakeDelay(0), wakeDelay(1), followDelay(0), followDelay(1)]).toEqual([0, 3_000, 0, 1_000]);
  });

  it('connects at most 35 times in 5 minutes to a server that drops every connection at once (H5)', () => {
    expect(STABLE_MS).toBe(10_000);
    expect(Math.max(...agents.map((random) => attempts(300_000, random).length))).toBeLessThanOrEqual(35);
  });

  it('keeps 500 agents apart while a server is down for 10 minutes (H6)', () => {
    const slots = new Map<number, number>();
    const all = agents.flatMap((random) => attempts(600_000, random));
    for (const moment of all) {
      if (moment < 60_000) continue;
      const slot = Math.floor(moment / 1_000);
      slots.set(slot, (slots.get(slot) ?? 0) + 1);
    }
    const perSecond = [...slots.values()];
    const mean = perSecond.reduce((sum, count) => sum + count, 0) / perSecond.length;
    expect(mean).toBeLessThan(40);
    expect(Math.max(...perSecond)).toBeLessThan(70);
  });

  it('spreads the return of 500 agents over half a minute after the server is up (H7)', () => {
    const recovery = 600_000;
    const returns = agents.map((random) => {
      const next = attempts(recovery + 31_000, random).find((moment) => moment >= recovery);
      return (next ?? Infinity) - recovery;
    });
    const firstSecond = returns.filter((moment) => moment < 1_000).length;
    expect(firstSecond).toBeLessThan(75);
    expect(Math.max(...returns)).toBeLessThanOrEqual(30_000);
  });
});
