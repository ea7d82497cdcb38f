import type { MockInstance } from 'vitest';
import { collectPushes, type Push, type PushSource } from './collectPushes';

interface Seen {
  event: string;
  value: number;
}

const hub: PushSource<Seen> = {
  name: 'testHub',
  events: ['one', 'two'],
  decode: (event, [value]) => {
    if (value === 'poison') throw new Error('poison');
    return typeof value === 'number' ? { event, value } : null;
  },
};

function aLine() {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const closers: (() => void)[] = [];
  const connection = {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    on: (event: string, listener: (...args: unknown[]) => void) => void listeners.set(event, listener),
    onclose: (listener: () => void) => void closers.push(listener),
  };
  const pushes = collectPushes(connection, hub);
  const got: Push<Seen>[] = [];
  const listen = () => {
    pushes.take((push) => {
      if (!('events' in push) && !('closed' in push)) return;
      got.push(push);
      listen();
    });
  };
  listen();
  return {
    got,
    pushes,
    events: [...listeners.keys()],
    push: (event: string, ...args: unknown[]) => listeners.get(event)?.(...args),
    close: () => closers.forEach((closer) => closer()),
  };
}

const sizes = (got: readonly Push<Seen>[]) =>
  got.map((push) => ('events' in push ? push.events.length : 'closed'));

describe('collecting pushes', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    vi.useFakeTimers();
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('delivers one frame as one batch, in order', () => {
    const line = aLine();
    for (let value = 0; value < 100; value += 1) line.push(value % 2 ? 'one' : 'two', value);
    expect(line.got).toEqual([]);
    vi.advanceTimersByTime(16);
    const [push] = line.got;
    expect(push && 'events' in push && push.events.map(({ value }) => value)).toEqual([...Array(100).keys()]);
  });

  it('waits 100 ms between batches under load, and loses nothing', () => {
    const line = aLine();
    for (let ms = 0; ms < 1_000; ms += 1) {
      line.push('one', ms);
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(200);
    const counts = sizes(line.got) as number[];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_000);
    expect(counts.length).toBeLessThanOrEqual(13);
  });

  it('drops and counts pushes that cannot be decoded, that make the decoder throw, or that are too large (P3)', () => {
    const line = aLine();
    const poison = [[null], [], ['poison'], [7, { text: 'x'.repeat(300_000) }]];
    for (let push = 0; push < 100; push += 1) line.push('one', ...poison[push % 4]!);
    line.push('one', 7);
    vi.advanceTimersByTime(16);
    expect(sizes(line.got)).toEqual([1]);
    expect(logged.mock.calls).toEqual([
      ["testHub: push 'one' not understood (1 in all)"],
      ["testHub: push 'one' not understood (100 in all)"],
    ]);
  });

  it('listens only to the events in the allowlist', () => {
    expect(aLine().events).toEqual(['one', 'two']);
  });

  it('delivers the remaining pushes before it reports that the connection closed', () => {
    const line = aLine();
    line.push('one', 1);
    line.close();
    expect(sizes(line.got)).toEqual([1, 'closed']);
  });

  it('clears its timer and stops listening once it is closed (P7)', () => {
    const line = aLine();
    line.push('one', 1);
    line.pushes.close();
    line.push('one', 2);
    line.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(line.got).toEqual([]);
  });
});
