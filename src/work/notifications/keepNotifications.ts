import { call, put, select } from 'typed-redux-saga';
import { selectMay } from '@/core/session/sessionSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { showAppBadge } from './appBadge';
import { readKeptNotifications, writeKeptNotifications } from './keptNotifications';
import { type Finding, type Notifications, rightOf, type AppNotification } from './notification';
import type { NotificationBook } from './notificationBook';
import {
  loudnessOf,
  readNotificationSettings,
  type Loudness,
  type NotificationSettings,
} from './notificationSettings';
import { applied, freshIn, keysAbout, listOf, merged, readAt } from './notificationsRules';
import type { WithRecords } from './notificationsSelectors';
import { notificationsChanged } from './notificationsSlice';
import { isSomebodyLooking } from '@/core/signals/looking';
import { showBrowserNotification } from '@/core/signals/browserNotification';
import { playSound } from '@/core/signals/sound';
import { speak } from '@/ui/feedback/speak';
import { lookUp } from '@/lib/values';
import { notificationsTexts } from './notificationsTexts';

/** Older notifications are not announced, because they are from before this page opened, or from another tab. */
const RECENT_MS = 60_000;

const selectOpenIds = ({ tasks, caseFlows }: WithRecords): string[] =>
  [tasks.open.id, caseFlows?.open.id].flatMap((id) => id ?? []);

/** Keeps the findings of the rules, and marks those about an open record as read. */
export function* takeIn(book: NotificationBook, findings: readonly Finding[]) {
  const now = Date.now();
  const open = document.hidden ? [] : yield* select(selectOpenIds);
  const next = applied(book.notifications, findings, now);
  yield* keep(book, readAt(next, open.flatMap(keysAbout), true, now));
}

/** Stores the notifications and, with a hub connection, the fact that everything was received until now. */
export function* store(book: NotificationBook) {
  const kept = readKeptNotifications(book.userId);
  book.notifications = merged(book.notifications, kept.notifications);
  const { status } = yield* select(selectConnection);
  const heardUntil = status === 'connected' ? Date.now() : kept.receivedUntil;
  writeKeptNotifications(book.userId, book.notifications, heardUntil);
}

/** Replaces the notifications, then stores and shows them and announces the new ones. */
export function* keep(book: NotificationBook, next: Notifications) {
  const before = book.notifications;
  if (next === before) return;
  book.notifications = next;
  yield* store(book);
  yield* show(book);
  const now = Date.now();
  const fresh = freshIn(before, book.notifications).filter(({ at }) => at > now - RECENT_MS);
  const wording = {
    settings: readNotificationSettings(book.userId),
    titles: Object.fromEntries(book.titles),
    now,
  };
  yield* call(signalNew, fresh, wording, book.isSignalling);
}

/** Shows the notifications in the bell, without kinds that are off and records that the user may no longer see. */
export function* show(book: NotificationBook) {
  const settings = readNotificationSettings(book.userId);
  const may = yield* select(selectMay);
  const list = listOf(book.notifications).filter(
    ({ kind, subject }) => loudnessOf(settings, kind) !== 'off' && may(rightOf[subject]),
  );
  const unread = list.filter(({ isRead }) => !isRead).length;
  const titles = Object.fromEntries(
    list.flatMap(({ id }) => {
      const title = book.titles.get(id);
      return title ? [[id, title]] : [];
    }),
  );
  yield* put(notificationsChanged({ list, unread, titles, settings }));
  showAppBadge(unread);
}

interface Wording {
  settings: NotificationSettings;
  titles: Readonly<Record<string, string>>;
  now: number;
}

/** Returns the words of the announcement; several notifications are announced in one sentence. */
function wordsOf(
  notifications: readonly AppNotification[],
  { settings, titles, now }: Wording,
  withName: boolean,
): string {
  const [first] = notifications;
  if (first === undefined || notifications.length > 1)
    return notificationsTexts.several(notifications.length);
  const sentence = notificationsTexts.sentence(first, now);
  const title = withName && settings.showsNames ? lookUp(titles, first.id) : undefined;
  return title === undefined ? sentence : notificationsTexts.withTitle(sentence, title);
}

/**
 * Announces new notifications, as loudly as the user has set for their kind. One tab of the browser plays the sound and
 * shows the notification; a visible page announces them to screen readers.
 */
function* signalNew(fresh: readonly AppNotification[], wording: Wording, isSignalling: boolean) {
  const withLoudness = (...wanted: Loudness[]) =>
    fresh.filter(({ kind }) => wanted.includes(loudnessOf(wording.settings, kind)));
  const loud = withLoudness('sound', 'notification');
  const spoken = fresh.filter(
    (notification) => notification.kind === 'missedCall' || loud.includes(notification),
  );
  if (spoken.length > 0 && !document.hidden) speak(wordsOf(spoken, wording, false));
  if (loud.length === 0 || !isSignalling) return;
  if (withLoudness('sound').length > 0) playSound('notification');
  const shown = withLoudness('notification');
  if (shown.length > 0 && !(yield* call(isSomebodyLooking)))
    showBrowserNotification('notifications', wordsOf(shown, wording, true), { stays: false });
}
