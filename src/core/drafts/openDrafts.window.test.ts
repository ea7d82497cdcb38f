import { aSession, createCoreStore } from '@/testing/coreStore';
import { signedOut } from '../events';
import { sessionEnded, sessionStarted } from '../session/sessionSlice';
import { forgetMemory } from '../storage/storage';
import { draftsSaga } from './draftsSaga';
import {
  draftCleared,
  draftSaved,
  draftsReleased,
  selectHasOpenDrafts,
  selectLosesDrafts,
  UNLISTED,
} from './draftsSlice';
import { draftText, selectOpenDrafts } from './openDrafts';
import { areDraftsKept } from './keptDrafts';

const label = (title: string) => ({ title, href: '/dashboard/taken/overzicht' });

function signedIn() {
  const core = createCoreStore();
  core.store.dispatch(sessionStarted(aSession()));
  core.run(draftsSaga);
  return core;
}

describe('open drafts', () => {
  it('are the drafts with a label, the last changed first', () => {
    vi.useFakeTimers();
    const { store } = signedIn();
    store.dispatch(draftSaved('view/new', 'Mijn weergave', UNLISTED));
    expect(selectHasOpenDrafts(store.getState())).toBe(false);
    store.dispatch(draftSaved('reply/1', 'Een', label('Eerste')));
    vi.advanceTimersByTime(1_000);
    store.dispatch(draftSaved('reply/2', 'Twee', label('Tweede')));
    expect(selectHasOpenDrafts(store.getState())).toBe(true);
    expect(selectOpenDrafts(store.getState()).map(({ key }) => key)).toEqual(['reply/2', 'reply/1']);
  });

  it.each([
    ['  Regel één\nen twee ', '  Regel één\nen twee '],
    [
      {
        from: { subject: 'Lekage' },
        to: {
          subject: 'Lekkage',
          description: '',
          ends: '2026-12-01T09:00:00.000Z',
          completeBy: { id: '6f000000-0000-4000-8000-000000000001', name: 'Bram Willems', type: 'Colleague' },
        },
      },
      'Lekkage\nBram Willems',
    ],
    [{ person: { id: 'x', name: 'Jan' }, contractId: '6f000000-0000-4000-8000-000000000001' }, 'Jan'],
    [null, ''],
    [5, ''],
  ])('%j reads as %j', (value, text) => {
    expect(draftText(value)).toBe(text);
  });
});

describe('closing the tab', () => {
  it('asks while something is typed and someone is signed in', () => {
    const { store } = signedIn();
    expect(selectLosesDrafts(store.getState())).toBe(false);
    store.dispatch(draftSaved('view/new', 'x', UNLISTED));
    expect(selectLosesDrafts(store.getState())).toBe(true);
    store.dispatch(draftCleared('view/new'));
    expect(selectLosesDrafts(store.getState())).toBe(false);
  });

  it.each([
    ['the program refreshes itself', draftsReleased()],
    ['someone signed out', signedOut()],
    ['the session has ended, because signing in brings the draft back', sessionEnded('NotAuthorized')],
  ])('does not ask when %s', (_, action) => {
    const { store } = signedIn();
    store.dispatch(draftSaved('reply/1', 'x', label('Taak')));
    store.dispatch(action);
    expect(selectLosesDrafts(store.getState())).toBe(false);
  });

  it('asks again about text typed after a refresh that did not happen', () => {
    const { store } = signedIn();
    store.dispatch(draftSaved('reply/1', 'x', label('Taak')));
    store.dispatch(draftsReleased());
    store.dispatch(draftSaved('reply/1', 'xy', label('Taak')));
    expect(selectLosesDrafts(store.getState())).toBe(true);
  });

  it('loses the drafts once the browser cannot store them', () => {
    forgetMemory();
    vi.spyOn(console, 'error').mockReturnValue();
    const { store } = signedIn();
    store.dispatch(draftSaved('reply/1', 'x', label('Taak')));
    expect(areDraftsKept()).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(draftSaved('reply/1', 'xy', label('Taak')));
    expect(areDraftsKept()).toBe(false);
    forgetMemory();
  });
});
