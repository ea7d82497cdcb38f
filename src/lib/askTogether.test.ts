import { askTogether } from './askTogether';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('Ids of one frame are requested together, each once, and later ids separately', async () => {
  const ask = vi.fn((ids: readonly string[]) => Promise.resolve((id: string) => `${id}/${ids.length}`));
  const one = askTogether(ask, 3);
  const answers = Promise.all(['a', 'b', 'a'].map(one));
  await vi.advanceTimersByTimeAsync(20);
  expect(await answers).toEqual(['a/2', 'b/2', 'a/2']);
  const later = Promise.all(['a', 'b', 'c', 'd'].map(one));
  await vi.advanceTimersByTimeAsync(20);
  expect(await later).toEqual(['a/3', 'b/3', 'c/3', 'd/1']);
  expect(ask.mock.calls).toEqual([[['a', 'b']], [['a', 'b', 'c']], [['d']]]);
});

it('A failed request fails for all its callers, and the next caller tries again', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(() => 1);
  const one = askTogether(ask, 3);
  const failed = Promise.allSettled([one('a'), one('b')]);
  await vi.advanceTimersByTimeAsync(20);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const answer = one('a');
  await vi.advanceTimersByTimeAsync(20);
  expect(await answer).toBe(1);
});
