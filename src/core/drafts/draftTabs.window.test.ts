import type { Task } from 'redux-saga';
import { aSession, createCoreStore } from '@/testing/coreStore';
import { Channel } from '@/testing/sessionTab';
import { createLocks } from '@/testing/webLocks';
import { sessionStarted } from '../session/sessionSlice';
import { submit } from '../submissions/submit';
import { selectToasts } from '../toasts/toastsSlice';
import { draftTabsSaga } from './draftTabsSaga';
import {
  draftCleared,
  draftSaved,
  draftSent,
  draftSettled,
  draftsRestored,
  draftStored,
  draftTakenOver,
  selectDraft,
  selectIsElsewhere,
  selectLosesDrafts,
  UNLISTED,
} from './draftsSlice';
import { draftsTexts } from './draftsTexts';

const KEY = 'reply/1';
const running: Task[] = [];

/** A tab of the same browser and person; `kept` is the storage that a copied tab starts with. */
function openTab(kept?: string) {
  const core = createCoreStore();
  const { store } = core;
  store.dispatch(sessionStarted(aSession()));
  if (kept !== undefined) {
    const draft = { value: kept, label: null, savedAt: 1, sent: null, changesSince: 0 };
    store.dispatch(draftsRestored({ [KEY]: draft }));
  }
  const saga = core.run(draftTabsSaga, 'user-1');
  running.push(saga);
  return {
    ...core,
    text: () => selectDraft(store.getState(), KEY)?.value,
    isElsewhere: () => selectIsElsewhere(store.getState(), KEY),
    type: (text: string) => store.dispatch(draftSaved(KEY, text, UNLISTED)),
    takeOver: () => store.dispatch(draftTakenOver(KEY)),
    close: () => saga.cancel(),
  };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: createLocks() });
});

afterEach(() => {
  running.splice(0).forEach((saga) => saga.cancel());
  Channel.all.clear();
  vi.unstubAllGlobals();
});

/** One tab has a draft, and another shows the same form. */
async function twoTabs() {
  const [one, other] = [openTab(), openTab()];
  await wait(10);
  one.type('Ha');
  await wait(10);
  return { one, other };
}

it('All tabs know where something is being typed, also tabs that open later', async () => {
  const { one, other } = await twoTabs();
  const later = openTab();
  await wait(10);
  expect([one.isElsewhere(), other.isElsewhere(), later.isElsewhere()]).toEqual([false, true, true]);
});

it('A tab takes over a draft as the first tab last had it, after which the first tab no longer has the draft', async () => {
  const { one, other } = await twoTabs();
  one.type('Hallo');
  other.takeOver();
  await wait(50);
  expect([other.text(), other.isElsewhere(), one.isElsewhere()]).toEqual(['Hallo', false, true]);
  other.type('Hallo daar');
  one.takeOver();
  await wait(50);
  expect([one.text(), one.isElsewhere(), other.isElsewhere()]).toEqual(['Hallo daar', false, true]);
});

it('A tab takes over the text typed in the other tab, even if its own copy was changed later', async () => {
  const one = openTab('Hallo');
  await wait(10);
  const copy = openTab('Hallo');
  await wait(10);
  one.type('Hallo daar');
  await wait(10);
  copy.type('Hallo');
  copy.takeOver();
  await wait(50);
  expect([copy.text(), copy.isElsewhere()]).toEqual(['Hallo daar', false]);
});

it('A draft thrown away in one tab disappears in the other, even if the copy there was changed later', async () => {
  const one = openTab('Hallo');
  await wait(10);
  const copy = openTab('Hallo');
  await wait(10);
  copy.type('Hallo');
  one.store.dispatch(draftCleared(KEY));
  await wait(50);
  expect([copy.text(), copy.isElsewhere()]).toEqual([undefined, false]);
});

it('A draft stored or thrown away in one tab disappears in the others, even if their copy had another text', async () => {
  for (const end of [draftStored({ key: KEY, rest: undefined }), draftCleared(KEY)]) {
    const one = openTab('Hallo');
    await wait(10);
    const copy = openTab('Ha');
    await wait(10);
    expect([one.isElsewhere(), copy.isElsewhere()]).toEqual([false, true]);
    one.store.dispatch(end);
    await wait(50);
    expect([copy.text(), copy.isElsewhere()]).toEqual([undefined, false]);
  }
});

it('A tab cannot send a draft that is open in another tab', async () => {
  const one = openTab('Hallo');
  await wait(10);
  const copy = openTab('Hallo');
  await wait(10);
  const work = vi.fn();
  const intent = {
    *work() {
      work();
      yield;
    },
    failure: 'mislukt',
  };
  await copy.run(submit, 'reply/1', { ...intent, draft: { key: KEY } }).toPromise();
  await copy.run(submit, 'moment/1', { ...intent, draft: { key: 'moment/1', typedIn: KEY } }).toPromise();
  expect([work.mock.calls, copy.store.getState().submissions.byKey]).toEqual([
    [],
    {
      'reply/1': { status: 'failed', message: 'Dit is in een ander tabblad open en is hier niet verstuurd.' },
      'moment/1': {
        status: 'failed',
        message: 'Dit is in een ander tabblad open en is hier niet verstuurd.',
      },
    },
  ]);
  void one.run(submit, 'reply/1', { ...intent, draft: { key: KEY } });
  expect(work).toHaveBeenCalledOnce();
});

it('A tab cannot take over a draft that is being sent', async () => {
  const { one, other } = await twoTabs();
  one.store.dispatch(draftSent(KEY, null));
  other.takeOver();
  await wait(50);
  expect(other.isElsewhere()).toBe(true);
  expect(selectToasts(other.store.getState()).map(({ text }) => text)).toEqual([draftsTexts.beingSent]);
  one.store.dispatch(draftSettled(KEY));
  other.takeOver();
  await wait(50);
  expect([other.isElsewhere(), other.text()]).toEqual([false, 'Ha']);
});

it('A tab continues with its own copy when the tab that has the draft does not answer', async () => {
  openTab('Hallo');
  await wait(10);
  const copy = openTab('Ha');
  await wait(10);
  Channel.all.clear();
  copy.takeOver();
  await wait(900);
  expect(copy.isElsewhere()).toBe(true);
  await wait(200);
  expect([copy.isElsewhere(), copy.text()]).toEqual([false, 'Ha']);
});

it('A tab that took over a draft without receiving it gives up, so that the first tab can continue', async () => {
  const { one, other } = await twoTabs();
  Channel.all.clear();
  other.takeOver();
  await wait(1_100);
  expect([other.text(), other.isElsewhere(), one.isElsewhere()]).toEqual([undefined, false, true]);
  one.takeOver();
  await wait(1_100);
  expect([one.text(), one.isElsewhere()]).toEqual(['Ha', false]);
  other.takeOver();
  await wait(7_000);
  expect([one.text(), one.isElsewhere()]).toEqual(['Ha', false]);
});

it('A tab can type when the tab with the draft closes; with a copy it first waits in case of a reload', async () => {
  const one = openTab('Hallo');
  await wait(10);
  const copy = openTab('Hallo');
  const empty = openTab();
  await wait(10);
  expect([copy.isElsewhere(), empty.isElsewhere()]).toEqual([true, true]);
  one.close();
  await wait(4_000);
  expect([copy.isElsewhere(), empty.isElsewhere()]).toEqual([true, false]);
  const reloaded = openTab('Hallo');
  await wait(5_000);
  expect([copy.isElsewhere(), reloaded.isElsewhere()]).toEqual([true, false]);
  reloaded.close();
  await wait(6_000);
  expect(copy.isElsewhere()).toBe(false);
});

it('A tab that only has a copy of a draft closes without a question', async () => {
  openTab('Hallo');
  await wait(10);
  const copy = openTab('Hallo');
  expect(selectLosesDrafts(copy.store.getState())).toBe(true);
  await wait(10);
  expect(selectLosesDrafts(copy.store.getState())).toBe(false);
});

it('A draft stored in another tab leaves only the text typed here after it, also without Web Locks', async () => {
  vi.stubGlobal('navigator', { locks: undefined });
  const [one, copy] = [openTab('Hallo'), openTab('Hallo')];
  await wait(10);
  copy.type('Hallo, nog iets');
  one.store.dispatch(draftSent(KEY, null));
  one.store.dispatch(draftStored({ key: KEY, rest: undefined }));
  await wait(50);
  expect([one.text(), copy.text(), copy.isElsewhere()]).toEqual([undefined, ', nog iets', false]);
});

it('Tabs that cannot learn of each other warn the user when something is typed', async () => {
  vi.stubGlobal('navigator', { locks: undefined });
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab();
  expect(selectToasts(tab.store.getState())).toEqual([]);
  tab.type('Ha');
  tab.type('Hallo');
  await wait(10);
  expect(selectToasts(tab.store.getState()).map(({ text }) => text)).toEqual([draftsTexts.alone]);
  expect([tab.text(), tab.isElsewhere()]).toEqual(['Hallo', false]);
});
