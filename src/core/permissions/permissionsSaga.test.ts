import { channel, buffers } from 'redux-saga';
import { allow, aSession, aUser, type CoreStore, createCoreStore } from '@/testing/coreStore';
import type { Permission } from '@/domain/session/permission';
import { draftSaved } from '../drafts/draftsSlice';
import { flushWith } from '../drafts/typing';
import { rightsLost, sessionRenewed, sessionStarted } from '../session/sessionSlice';
import { selectToasts } from '../toasts/toastsSlice';
import { permissionsSaga } from './permissionsSaga';
import { coreTexts } from '../coreTexts';

const sessionOf = (...permissions: Permission[]) =>
  aSession({ user: aUser({ permissions: allow(...permissions) }) });

/** A signed-in user, and a server that returns these permissions. */
function signedIn(...permissions: Permission[]) {
  const core = createCoreStore();
  core.store.dispatch(sessionStarted(sessionOf(...permissions)));
  const refusals = channel<true>(buffers.sliding(1));
  let told = sessionOf(...permissions);
  const renew = vi.fn(() => {
    core.store.dispatch(sessionRenewed(told));
    return Promise.resolve(true);
  });
  core.run(permissionsSaga, { refusals, renew });
  return {
    core,
    renew,
    refuse: async (times = 1) => {
      for (let time = 0; time < times; time += 1) refusals.put(true);
      await vi.advanceTimersByTimeAsync(0);
    },
    change: (...next: Permission[]) => {
      told = sessionOf(...next);
    },
  };
}
const said = ({ store }: CoreStore) => selectToasts(store.getState()).map(({ text }) => text);

describe('permissions that may have changed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('after a 403 a message reports changed permissions', async () => {
    const { core, renew, refuse, change } = signedIn('viewTask', 'editTask');
    change('viewTask');
    await refuse();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(said(core)).toEqual([coreTexts.permissionsChanged]);
  });

  it('the message says that typed text is kept, even if the text has not reached the store yet', async () => {
    const { core, refuse, change } = signedIn('viewTask', 'editTask');
    const label = { title: 'Lekkage', href: '/dashboard/taken/overzicht' };
    const leave = flushWith(() => core.store.dispatch(draftSaved('reply/1', 'Ik heb gebeld', label)));
    change('viewTask');
    await refuse();
    leave();
    expect(said(core)).toEqual([coreTexts.permissionsChangedWithDrafts]);
  });

  it.each([
    ['one permission is lost', ['viewTask', 'customerCard'], ['viewTask'], 1, [{ viewTask: true }]],
    ['one permission is added', ['viewTask'], ['viewTask', 'customerCard'], 1, []],
    ['one permission is replaced by another', ['viewTask'], ['customerCard'], 1, [{ customerCard: true }]],
    ['no permission changes', ['viewTask'], ['viewTask'], 0, []],
    [
      'viewTask is lost, but editTask still lets the user see tasks',
      ['viewTask', 'editTask'],
      ['editTask'],
      0,
      [],
    ],
  ] satisfies [string, Permission[], Permission[], number, object[]][])(
    'a scheduled renewal is handled when %s',
    (_, before, now, toasts, lost) => {
      const { core } = signedIn(...before);
      core.store.dispatch(sessionRenewed(sessionOf(...now)));
      expect(said(core)).toHaveLength(toasts);
      expect(core.actions.filter(rightsLost.match).map(({ payload }) => payload)).toEqual(lost);
    },
  );

  it.each([
    ['the server reports the same permissions in another order', ['editTask', 'viewTask']],
    [
      'the server reports the same permissions, so that the 403 was about one record',
      ['viewTask', 'editTask'],
    ],
  ] satisfies [string, Permission[]][])('after a 403 no message is shown when %s', async (_, next) => {
    const { core, renew, refuse, change } = signedIn('viewTask', 'editTask');
    change(...next);
    await refuse();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(said(core)).toEqual([]);
  });

  it('the session is renewed once per ten seconds for all refused calls, and a change found later is reported', async () => {
    const { core, renew, refuse, change } = signedIn('viewTask');
    await refuse(20);
    expect(renew).toHaveBeenCalledTimes(1);
    change();
    await refuse(5);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledTimes(2);
    expect(said(core)).toEqual([coreTexts.permissionsChanged]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
