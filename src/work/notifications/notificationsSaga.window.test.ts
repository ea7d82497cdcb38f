import { combineSlices, configureStore, type EnhancedStore, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import * as v from 'valibot';
import { coreSlices } from '@/core/coreSlices';
import { signedOut } from '@/core/events';
import { rightsLost, sessionForgotten, sessionRenewed, sessionStarted } from '@/core/session/sessionSlice';
import { showBrowserNotification } from '@/core/signals/browserNotification';
import { playSound } from '@/core/signals/sound';
import { removePersonal } from '@/core/storage/removal';
import { forgetMemory } from '@/core/storage/storage';
import { submissionKey, submissionStarted } from '@/core/submissions/submissionsSlice';
import { Task } from '@/domain/tasks/task';
import { connectionSlice } from '@/hubs/connectionSlice';
import { type TaskEventKind, taskEvents } from '@/hubs/taskHub';
import { taskList } from '@/work/tasks/list/taskList';
import { tasksSlice } from '@/work/tasks/tasksSlice';
import { aSession, aUser } from '@/testing/coreStore';
import { Channel } from '@/testing/sessionTab';
import { createLocks } from '@/testing/webLocks';
import { notificationsRead, notificationSettingsChanged } from './notificationsActions';
import { notificationsSaga } from './notificationsSaga';
import { notificationsSlice } from './notificationsSlice';

vi.mock('@/core/signals/sound', () => ({ playSound: vi.fn(() => () => undefined) }));
vi.mock('@/core/signals/browserNotification', () => ({ showBrowserNotification: vi.fn() }));
vi.mock('@/core/signals/looking', () => ({
  publishLooking: () => () => undefined,
  isSomebodyLooking: () => Promise.resolve(false),
}));

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const me = aUser();
const badges: number[] = [];
const running: { cancel: () => void }[] = [];
const tick = (ms = 20) => vi.advanceTimersByTimeAsync(ms);

const aTask = (id: string, changes: object = {}): Task =>
  v.parse(Task, {
    id,
    subject: `Lekkage ${id}`,
    status: 0,
    created: '2026-11-21T10:00:00.000Z',
    lastModified: '2026-11-21T10:00:00.000Z',
    createdBy: { id: 'bram', name: 'Bram' },
    completeBy: { id: me.id, name: me.name },
    ...changes,
  });

const reducer = combineSlices(...coreSlices, tasksSlice, notificationsSlice, connectionSlice);

async function aTab() {
  const sagas = createSagaMiddleware();
  const store: EnhancedStore<ReturnType<typeof reducer>> = configureStore({
    reducer,
    middleware: (defaults) => {
      const list: unknown = defaults().concat(sagas);
      return list as Tuple;
    },
  });
  store.dispatch(sessionStarted(aSession({ user: me })));
  running.push(sagas.run(notificationsSaga));
  await tick();
  return {
    ...store,
    push: (kind: TaskEventKind, ...tasks: Task[]) =>
      store.dispatch(
        taskEvents({ events: tasks.map((task) => ({ kind, id: task.id, task })), user: me, now: Date.now() }),
      ),
    /** Requests the list, and answers it as the server would. */
    answer: (...items: Task[]) => {
      store.dispatch(taskList.actions.overviewEntered(taskList.address.none));
      const { epoch } = store.getState().tasks.list;
      const snapshot = { items, total: items.length, mark: 0, now: Date.now() };
      store.dispatch(taskList.actions.listAnswered({ epoch, snapshot }));
    },
    shown: () =>
      store.getState().notifications.list.map(({ key, isRead }) => `${key}${isRead ? ' read' : ''}`),
    unread: () => store.getState().notifications.unread,
  };
}

/** Sends the storage event that a browser sends to the other tabs. */
async function othersHear() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'notifications' }));
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  window.localStorage.clear();
  forgetMemory();
  badges.length = 0;
  vi.mocked(playSound).mockClear();
  vi.mocked(showBrowserNotification).mockClear();
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.assign(window.navigator, {
    locks: createLocks(),
    setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
    clearAppBadge: () => Promise.resolve(void badges.push(0)),
  });
});
afterEach(() => {
  for (const saga of running.splice(0)) saga.cancel();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('An event is noticed once, however often it is pushed, and is kept after a reload', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'), aTask('1'), aTask('2', { completeBy: null }));
  tab.push('created', aTask('1'));
  await tick();
  expect([tab.shown(), tab.unread(), badges.at(-1)]).toEqual([['task/1'], 1, 1]);
  const reloaded = await aTab();
  expect(reloaded.shown()).toEqual(['task/1']);
  reloaded.push('created', aTask('1'));
  expect(reloaded.shown()).toEqual(['task/1']);
});

it('The browser keeps no name and no subject', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'));
  await tick();
  expect(tab.getState().notifications.titles).toEqual({ '1': 'Lekkage 1' });
  expect(JSON.stringify(window.localStorage)).toContain('task/1');
  expect(JSON.stringify(window.localStorage)).not.toMatch(/Lekkage|Bram|Anne/);
});

it('A notification of one tab can be read in the other, and is announced once', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.dispatch(notificationSettingsChanged({ loudness: { task: 'sound' }, showsNames: false }));
  for (const tab of [one, other]) tab.push('created', aTask('1'));
  await tick();
  await othersHear();
  expect(playSound).toHaveBeenCalledTimes(1);
  other.dispatch(notificationsRead({ keys: ['task/1'], isRead: true }));
  await othersHear();
  expect([one.shown(), one.unread(), other.shown()]).toEqual([['task/1 read'], 0, ['task/1 read']]);
  one.dispatch(notificationsRead({ keys: ['task/1'], isRead: false }));
  await othersHear();
  expect([other.shown(), other.unread()]).toEqual([['task/1'], 1]);
});

it("A user's own actions are not noticed in any tab", async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.dispatch(submissionStarted(submissionKey('tasks/reply', '1')));
  await tick();
  for (const tab of [one, other]) tab.push('discussed', aTask('1'));
  expect([one.shown(), other.shown()]).toEqual([[], []]);
  await tick(130_000);
  one.push('discussed', aTask('1', { lastModified: '2026-11-21T12:00:00.000Z' }));
  expect(one.shown()).toEqual(['answer/task/1']);
});

it('The notification of a finished task disappears, and an older push does not restore it', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'));
  tab.push('completed', aTask('1', { status: 2, lastModified: '2026-11-21T10:30:00.000Z' }));
  tab.push('created', aTask('1'));
  expect([tab.shown(), tab.unread()]).toEqual([[], 0]);
  tab.push('executorChanged', aTask('1', { lastModified: '2026-11-21T10:45:00.000Z' }));
  expect(tab.shown()).toEqual(['task/1']);
});

it('Deadlines are judged by the clock', async () => {
  const tab = await aTab();
  const taskType = { name: 'Terugbellen', category: 0 };
  tab.answer(aTask('1', { taskType, ends: '2026-11-21T11:01:30.000Z' }));
  await tick();
  expect(tab.getState().notifications.list.map(({ kind }) => kind)).toEqual(['deadline']);
  tab.dispatch(notificationsRead({ keys: ['due/1'], isRead: true }));
  await tick(120_000);
  expect(tab.getState().notifications.list).toMatchObject([{ kind: 'callBack', isRead: false }]);
});

it.each([
  ['off', 0, 0, false, null],
  ['quiet', 1, 0, false, null],
  ['sound', 1, 1, false, null],
  ['notification', 1, 0, false, 'Nieuwe taak op jouw naam'],
  ['notification', 1, 0, true, 'Nieuwe taak op jouw naam: Lekkage 1'],
])(
  'A notification is as loud as it was set: %s',
  async (loudness, unread, sounds, showsNames, notification) => {
    const tab = await aTab();
    tab.dispatch(notificationSettingsChanged({ loudness: { task: loudness as 'off' }, showsNames }));
    tab.push('created', aTask('1'));
    await tick();
    expect([tab.unread(), vi.mocked(playSound).mock.calls.length]).toEqual([unread, sounds]);
    expect(vi.mocked(showBrowserNotification).mock.calls.map(([, text]) => text)).toEqual(
      notification === null ? [] : [notification],
    );
  },
);

it('New work is announced with a sound by default', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'));
  await tick();
  expect(playSound).toHaveBeenCalledExactlyOnceWith('notification');
});

it.each([
  ['that is half JSON', '{'],
  ['of another version', '{"userId":"user-1","value":{"version":2,"heardUntil":null,"notifications":[]}}'],
  ['of another user', '{"userId":"bram","value":{"version":1,"heardUntil":1,"notifications":[]}}'],
  [
    'with an invalid notification',
    '{"userId":"user-1","value":{"version":1,"heardUntil":1,"notifications":[{"key":1}]}}',
  ],
])('The bell starts empty when storage holds something %s', async (_, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.localStorage.setItem('notifications', text);
  const tab = await aTab();
  tab.push('created', aTask('1'));
  expect(tab.shown()).toEqual(['task/1']);
});

it('Notifications work when nothing can be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = await aTab();
  tab.push('created', aTask('1'));
  expect(tab.shown()).toEqual(['task/1']);
});

it('A thousand pushes are processed in one pass', async () => {
  const tab = await aTab();
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  let changes = 0;
  tab.subscribe(() => (changes += 1));
  tab.push('created', ...Array.from({ length: 1_000 }, (_, index) => aTask(String(index))));
  await tick();
  expect(tab.unread()).toBe(200);
  expect(writes).toHaveBeenCalledTimes(1);
  expect(changes).toBeLessThanOrEqual(3);
});

it('Lost permissions hide notifications and forget names, until they are given again (T20)', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'));
  await tick();
  tab.dispatch(sessionRenewed(aSession({ user: aUser({ permissions: {} }) })));
  tab.dispatch(rightsLost({}));
  await tick();
  expect([tab.shown(), badges.at(-1), tab.getState().notifications.titles]).toEqual([[], 0, {}]);
  tab.dispatch(sessionRenewed(aSession({ user: me })));
  await tick(60_000);
  tab.push('created', aTask('2'));
  await tick();
  expect(tab.shown()).toEqual(['task/2', 'task/1']);
});

it('Signing out leaves no notification behind, and no number on the icon', async () => {
  const tab = await aTab();
  tab.push('created', aTask('1'));
  await tick();
  tab.dispatch(signedOut());
  removePersonal();
  tab.dispatch(sessionForgotten());
  tab.push('created', aTask('2'));
  await tick(120_000);
  expect([tab.shown(), badges.at(-1), window.localStorage.getItem('notifications')]).toEqual([[], 0, null]);
});
