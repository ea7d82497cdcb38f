import { HttpError } from '@/api/http/httpError';
import { getBuildVersion } from '@/api/session/version';
import { createCoreStore } from '@/testing/coreStore';
import { visibilityChanged, wokeUp } from '../events';
import { selectNewBuild } from './sessionSlice';
import { selectToasts } from '../toasts/toastsSlice';
import { watchBuild } from './watchBuild';

vi.mock('@/api/session/version', { spy: true });

const ask = vi.mocked(getBuildVersion);
const OWN = 'b-1';
const MINUTE = 60_000;
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

let isLookedAt: boolean;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(OWN);
  isLookedAt = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isLookedAt ? 'visible' : 'hidden'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  delete document.documentElement.dataset['version'];
});

function aPage(version: string | undefined = OWN) {
  if (version) document.documentElement.dataset['version'] = version;
  const core = createCoreStore();
  const saga = core.run(watchBuild);
  stop = () => saga.cancel();
  const wake = async () => {
    core.store.dispatch(wokeUp());
    await pass(0);
  };
  return { ...core, wake, news: () => selectNewBuild(core.store.getState()) };
}

describe('An open page', () => {
  it('asks for the newest build every 15 minutes, and on waking up', async () => {
    const { wake, store } = aPage();
    await pass(14.9);
    store.dispatch(visibilityChanged(true));
    await pass(0);
    expect(ask).not.toHaveBeenCalled();
    await pass(0.1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(15);
    expect(ask).toHaveBeenCalledTimes(2);
    await wake();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks nothing while it is hidden', async () => {
    const { wake } = aPage();
    isLookedAt = false;
    await pass(60);
    await wake();
    expect(ask).not.toHaveBeenCalled();
    isLookedAt = true;
    await wake();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not ask for the newest build when it has no build version itself', async () => {
    const { wake } = aPage('');
    await wake();
    await pass(60);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['the same build as the page', OWN, null],
    ['another build', 'b-2', 'b-2'],
  ])('reports the build of the server only if it is new: %s', async (_, version, news) => {
    ask.mockResolvedValue(version);
    const page = aPage();
    await page.wake();
    expect(page.news()).toBe(news);
  });

  it('ignores an unreadable answer, keeps the build that it found before, and asks again', async () => {
    const page = aPage();
    ask.mockRejectedValue(new HttpError('unusable', null, '/version.json', 'not JSON'));
    await page.wake();
    expect(page.news()).toBeNull();
    ask.mockResolvedValue('b-2');
    await pass(15);
    expect(page.news()).toBe('b-2');
    ask.mockRejectedValue(new HttpError('noAnswer', null, '/version.json'));
    await pass(15);
    expect([page.news(), selectToasts(page.store.getState()), page.errors]).toEqual(['b-2', [], []]);
  });

  it('withdraws the notice when the server has the build of the page again', async () => {
    const page = aPage();
    ask.mockResolvedValueOnce('b-2');
    await page.wake();
    await page.wake();
    expect(page.news()).toBeNull();
  });
});
