import { aSession, createCoreStore } from '@/testing/coreStore';
import { sessionStarted } from '../session/sessionSlice';
import { selectToasts } from '../toasts/toastsSlice';
import { draftsSaga, restoreDrafts } from './draftsSaga';
import { draftSaved, selectDrafts, UNLISTED } from './draftsSlice';

/** Opens a tab in the way the program does at start; sessionStorage stays from one call to the next. */
function openTab() {
  const core = createCoreStore();
  core.run(draftsSaga);
  core.run(restoreDrafts, 'user-1');
  core.store.dispatch(sessionStarted(aSession()));
  return core;
}
const kept = ({ store }: ReturnType<typeof openTab>) => Object.keys(selectDrafts(store.getState()));

beforeEach(() => window.sessionStorage.clear());

it('A draft of more than a megabyte does not affect the others, and the page warns about it once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const core = openTab();
  const warned = () => selectToasts(core.store.getState()).map(({ text: said }) => said);
  core.store.dispatch(draftSaved('reply/1', 'kort', UNLISTED));
  for (const size of [1, 2]) {
    core.store.dispatch(draftSaved('reply/2', 'x'.repeat(size * 1_100_000), UNLISTED));
    expect(warned()).toEqual([expect.stringContaining('kan dit concept niet bewaren')]);
  }
  expect(kept(openTab())).toEqual(['reply/1']);
  core.store.dispatch(draftSaved('reply/2', 'korter', UNLISTED));
  expect([warned(), kept(openTab())]).toEqual([[], ['reply/1', 'reply/2']]);
});
