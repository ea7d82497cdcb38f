import { call, put, select } from 'typed-redux-saga';
import { selectMay } from '@/core/session/sessionSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { showAppBadge } from './appBadge';
import { readKeptNotices, writeKeptNotices } from './keptNotices';
import { type Finding, type Notices, rightOf, type Notice } from './notice';
import type { NoticeBook } from './noticeBook';
import { loudnessOf, readNoticeSettings, type Loudness, type NoticeSettings } from './noticeSettings';
import { applied, freshIn, keysAbout, listOf, merged, readAt } from './noticesRules';
import type { WithRecords } from './noticesSelectors';
import { noticesChanged } from './noticesSlice';
import { isSomebodyLooking } from '@/core/signals/looking';
import { showNotification } from '@/core/signals/notification';
import { playSound } from '@/core/signals/sound';
import { announce } from '@/ui/feedback/Announcer';
import { lookUp } from '@/lib/values';
import { noticesTexts } from './noticesTexts';

/** Older notices, from before this page opened or from another tab, are not announced. */
const RECENT_MS = 60_000;

const selectOpenIds = ({ tasks, caseFlows }: WithRecords): string[] =>
  [tasks.open.id, caseFlows?.open.id].flatMap((id) => id ?? []);

/** Keeps the findings of the rules, and marks those about an open record as read. */
export function* takeIn(book: NoticeBook, findings: readonly Finding[]) {
  const now = Date.now();
  const open = document.hidden ? [] : yield* select(selectOpenIds);
  const next = applied(book.notices, findings, now);
  yield* keep(book, readAt(next, open.flatMap(keysAbout), true, now));
}

/** Stores the notices, and that everything was received until now; without a hub connection that moment stays. */
export function* store(book: NoticeBook) {
  const kept = readKeptNotices(book.userId);
  book.notices = merged(book.notices, kept.notices);
  const { status } = yield* select(selectConnection);
  const heardUntil = status === 'connected' ? Date.now() : kept.heardUntil;
  writeKeptNotices(book.userId, book.notices, heardUntil);
}

/** Replaces the notices: stores and shows them, and announces the new ones. */
export function* keep(book: NoticeBook, next: Notices) {
  const before = book.notices;
  if (next === before) return;
  book.notices = next;
  yield* store(book);
  yield* show(book);
  const now = Date.now();
  const fresh = freshIn(before, book.notices).filter(({ at }) => at > now - RECENT_MS);
  const telling = { settings: readNoticeSettings(book.userId), titles: Object.fromEntries(book.titles), now };
  yield* call(tellNotices, fresh, telling, book.isTeller);
}

/** Shows the notices in the bell, without the kinds that are off and the records that the user may no longer see. */
export function* show(book: NoticeBook) {
  const settings = readNoticeSettings(book.userId);
  const may = yield* select(selectMay);
  const list = listOf(book.notices).filter(
    ({ kind, subject }) => loudnessOf(settings, kind) !== 'off' && may(rightOf[subject]),
  );
  const unread = list.filter(({ isRead }) => !isRead).length;
  const titles = Object.fromEntries(
    list.flatMap(({ id }) => {
      const title = book.titles.get(id);
      return title ? [[id, title]] : [];
    }),
  );
  yield* put(noticesChanged({ list, unread, titles, settings }));
  showAppBadge(unread);
}

interface Telling {
  settings: NoticeSettings;
  titles: Readonly<Record<string, string>>;
  now: number;
}

/** Several notices are announced in one sentence. */
function wordsOf(notices: readonly Notice[], { settings, titles, now }: Telling, withName: boolean): string {
  const [first] = notices;
  if (first === undefined || notices.length > 1) return noticesTexts.several(notices.length);
  const sentence = noticesTexts.sentence(first, now);
  const title = withName && settings.showsNames ? lookUp(titles, first.id) : undefined;
  return title === undefined ? sentence : noticesTexts.withTitle(sentence, title);
}

/**
 * Announces new notices, as loud as the user has set their kind. One tab of the browser plays the sound and shows the
 * notification; a visible page announces them to screen readers.
 */
function* tellNotices(fresh: readonly Notice[], telling: Telling, isTeller: boolean) {
  const withLoudness = (...wanted: Loudness[]) =>
    fresh.filter(({ kind }) => wanted.includes(loudnessOf(telling.settings, kind)));
  const loud = withLoudness('sound', 'notification');
  const said = fresh.filter((notice) => notice.kind === 'missedCall' || loud.includes(notice));
  if (said.length > 0 && !document.hidden) announce(wordsOf(said, telling, false));
  if (loud.length === 0 || !isTeller) return;
  if (withLoudness('sound').length > 0) playSound('notice');
  const shown = withLoudness('notification');
  if (shown.length > 0 && !(yield* call(isSomebodyLooking)))
    showNotification('notices', wordsOf(shown, telling, true), { stays: false });
}
