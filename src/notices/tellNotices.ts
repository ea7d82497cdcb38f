import { call } from 'typed-redux-saga';
import { isSomebodyLooking } from '@/core/signals/looking';
import { showNotification } from '@/core/signals/notification';
import { playSound } from '@/core/signals/sound';
import { announce } from '@/ui/feedback/Announcer';
import { lookUp } from '@/lib/values';
import type { Notice } from './notice';
import { type Loudness, loudnessOf, type NoticeSettings } from './noticeSettings';
import { noticesTexts } from './noticesTexts';

interface Telling {
  settings: NoticeSettings;
  titles: Readonly<Record<string, string>>;
  now: number;
}

/** Many at once are told in one sentence. */
function wordsOf(notices: readonly Notice[], { settings, titles, now }: Telling, withName: boolean): string {
  const [first] = notices;
  if (first === undefined || notices.length > 1) return noticesTexts.several(notices.length);
  const sentence = noticesTexts.sentence(first, now);
  const title = withName && settings.showsNames ? lookUp(titles, first.id) : undefined;
  return title === undefined ? sentence : noticesTexts.withTitle(sentence, title);
}

/**
 * Tells of what is new, as loud as somebody wants that kind to be. Sound and notification come from one tab of the browser; a page
 * that can be seen says it to screen readers.
 */
export function* tellNotices(fresh: readonly Notice[], telling: Telling, isTeller: boolean) {
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
