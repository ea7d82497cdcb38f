import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { WaitingForMe } from '@/desk/chat';
import { signedOut } from '@/core/events';
import { listen } from '@/core/sagas/listen';
import {
  rightsLost,
  selectSignedInId,
  selectUser,
  sessionEnded,
  sessionRefused,
  sessionRenewed,
  sessionStarted,
} from '@/core/session/sessionSlice';
import { publishLooking } from '@/core/signals/looking';
import { storageKeys } from '@/core/storage/storageKeys';
import { type OneTab, openOneTab } from '@/core/tabs/oneTab';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { taskEvents } from '@/hubs/taskHub';
import { callsMissed } from '@/desk/telephony';
import { showAppBadge } from './appBadge';
import { findWaitingChats, seenChats } from './chatRules';
import { keep, show, store, takeIn } from './keepNotifications';
import { readKeptNotifications } from './keptNotifications';
import { findMissedCalls } from './callRules';
import { lookUpTitles } from './lookUpTitles';
import { NotificationBook } from './notificationBook';
import { writeNotificationSettings } from './notificationSettings';
import { notificationSettingsChanged, notificationsRead, notificationsShown } from './notificationsActions';
import { merged, readAt } from './notificationsRules';
import type { WithRecords } from './notificationsSelectors';
import { notificationsForgotten } from './notificationsSlice';
import { actionsHeard, actionsIn } from './ownActions';

const MINUTE_MS = 60_000;

export function* notificationsSaga() {
  if ((yield* select(selectSignedInId)) === null) yield* take([sessionStarted, sessionRenewed]);
  while (true) {
    const userId = yield* select(selectSignedInId);
    const hasLostRights = userId !== null && (yield* call(followWithRights, userId));
    yield* put(notificationsForgotten());
    showAppBadge(0);
    if (!hasLostRights) yield* take([sessionStarted, sessionRenewed]);
  }
}

/**
 * Runs until the session ends or permissions are lost. Returns true after a loss, because a new book without the titles
 * of hidden records is needed.
 */
function* followWithRights(userId: string) {
  const { lost } = yield* race({
    kept: call(follow, userId),
    over: take([sessionEnded, sessionRefused, signedOut]),
    lost: take(rightsLost),
  });
  return lost !== undefined;
}

function* follow(userId: string) {
  const book = new NotificationBook(userId);
  const tab = openOneTab('notifications', userId);
  const stopLooking = publishLooking();
  const actions = yield* actionChannel<Action>('*', buffers.expanding<Action>(64));
  try {
    yield* fork(followTurns, book, tab);
    yield* fork(followActions, book, tab);
    yield* fork(followStorage, book);
    yield* fork(followClock, book);
    yield* takeLatest(notificationsShown, lookUpTitles, book);
    yield* show(book);
    yield* followState(book);
    while (true) {
      const action = yield* take(actions);
      yield* handle(book, tab, action);
      yield* followState(book);
    }
  } finally {
    actions.close();
    tab.close();
    stopLooking();
  }
}

function* handle(book: NotificationBook, tab: OneTab, action: Action) {
  const now = Date.now();
  const actions = actionsIn(action);
  if (actions.length > 0) {
    book.actions.take(actions, now);
    tab.send({ actions });
  } else if (taskEvents.match(action)) yield* takeIn(book, book.ofTasks(action.payload));
  else if (caseFlowEvents.match(action)) yield* takeIn(book, book.ofCases(action.payload));
  else if (callsMissed.match(action)) yield* takeIn(book, findMissedCalls(action.payload));
  else if (notificationsRead.match(action)) {
    const { keys, isRead } = action.payload;
    yield* keep(book, readAt(book.notifications, keys, isRead, now));
  } else if (notificationSettingsChanged.match(action)) {
    writeNotificationSettings(book.userId, action.payload);
    yield* show(book);
  }
}

const known = new WeakMap<
  NotificationBook,
  { tasks: unknown; cases: unknown; chats: unknown; open: string }
>();

const selectKnown = ({ tasks, caseFlows, chat }: WithRecords) => ({
  tasks: tasks.records,
  cases: caseFlows?.records,
  chats: chat?.waitingForMe ?? null,
  open: `${tasks.open.id ?? ''} ${caseFlows?.open.id ?? ''}`,
});

/** Judges tasks, cases and chats in the store whenever they or the opened record change. */
function* followState(book: NotificationBook) {
  const now = yield* select(selectKnown);
  const before = known.get(book);
  known.set(book, now);
  if (now.cases && now.cases !== before?.cases) book.knowCases(Object.values(now.cases));
  if (now.tasks !== before?.tasks || now.open !== before.open) yield* judgeRecords(book);
  if (now.chats && now.chats !== before?.chats) yield* judgeChats(book, now.chats);
}

function* judgeChats(book: NotificationBook, chats: WaitingForMe) {
  const now = Date.now();
  for (const { id, name } of chats.waiting) book.titles.set(id, name);
  yield* takeIn(book, findWaitingChats(chats, book.notifications, now));
  yield* keep(book, readAt(book.notifications, seenChats(chats), true, now));
}

function* judgeRecords(book: NotificationBook) {
  const user = yield* select(selectUser);
  const { tasks } = yield* select(selectKnown);
  if (user) yield* takeIn(book, book.ofRecords(Object.values(tasks), user, Date.now()));
}

function* followClock(book: NotificationBook) {
  while (true) {
    yield* delay(MINUTE_MS - (Date.now() % MINUTE_MS));
    yield* judgeRecords(book);
    yield* store(book);
  }
}

function* followTurns(book: NotificationBook, { turns }: OneTab) {
  while (true) book.isSignalling = (yield* take(turns)) === 'mine';
}

function* followActions(book: NotificationBook, { received }: OneTab) {
  while (true) book.actions.take(actionsHeard(yield* take(received)), Date.now());
}

/** Takes over the notifications and settings that another tab has stored. */
function* followStorage(book: NotificationBook) {
  const changes = yield* call(listen, window, 'storage');
  try {
    while (true) {
      const { key } = (yield* take(changes)) as StorageEvent;
      if (key === storageKeys.notifications)
        yield* keep(book, merged(book.notifications, readKeptNotifications(book.userId).notifications));
      if (key === `${storageKeys.notificationSettings}/${book.userId}`) yield* show(book);
    }
  } finally {
    changes.close();
  }
}
