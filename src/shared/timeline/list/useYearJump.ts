import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { hasMoreTimeline, type LoadedTimeline } from '@/api/timeline/loadedTimeline';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { speak } from '@/ui/feedback/speak';
import { timelineTexts } from '../timelineTexts';
import { markOf, placeOfYear } from './marks';

const texts = timelineTexts.years;
/** A jump to a year loads pages of this size, once the number of loaded cases is a multiple of this size. */
const JUMP_PAGE_SIZE = 100;
const SETTLING_FRAMES = 8;
/** The year that represents the very first case. */
export const FIRST_OF_ALL = -Infinity;

interface Jump {
  readLoaded: () => LoadedTimeline | undefined;
  loadMore: (pageSize?: number) => Promise<boolean>;
  line: RefObject<VirtualizerHandle | null>;
}

const yearText = (item: CaseOnTimeline | undefined): string =>
  String((item && markOf(item).year) ?? timelineTexts.noMoment);

function arrivalText(wanted: number, found: CaseOnTimeline | undefined): string {
  const isThere = wanted === FIRST_OF_ALL || found === undefined || markOf(found).year === wanted;
  return isThere ? texts.arrived(yearText(found)) : texts.none(wanted, yearText(found));
}

/** Returns the place of the year in the loaded part; null while it may still follow. */
function placeIn({ items, ...rest }: LoadedTimeline, year: number): number | null {
  const found = year === FIRST_OF_ALL ? -1 : placeOfYear(items, year);
  if (found >= 0) return found;
  return hasMoreTimeline({ items, ...rest }) ? null : items.length - 1;
}

/**
 * Jumps to a year. The server does not report which years exist or where they start. So pages are loaded until the year
 * or the end is reached, or until the user stops the jump.
 */
export function useYearJump({ readLoaded, loadMore, line }: Jump) {
  const [wanted, setWanted] = useState<number | null>(null);
  /**
   * The number of the present jump. Another jump, a stop or unmounting changes the number, which ends the present jump.
   */
  const turn = useRef(0);

  /**
   * Scrolls again in several frames, because new cases are rendered only in the next frame, and their real height then
   * moves the case to jump to.
   */
  function goTo(place: number) {
    const mine = turn.current;
    let left = SETTLING_FRAMES;
    const step = () => {
      if (turn.current !== mine) return;
      line.current?.scrollToIndex(place, { align: 'start' });
      left -= 1;
      if (left > 0) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const stop = () => {
    turn.current += 1;
    setWanted(null);
  };

  /** Also ends a jump, which would otherwise keep scrolling to its place. */
  const toTop = () => {
    stop();
    goTo(0);
  };

  const jump = async (year: number) => {
    turn.current += 1;
    const mine = turn.current;
    setWanted(year);
    for (;;) {
      const known = readLoaded();
      const place = known === undefined ? null : placeIn(known, year);
      if (known === undefined || place !== null) {
        if (place !== null) goTo(place);
        speak(arrivalText(year, known?.items[place ?? 0]), 'polite');
        break;
      }
      const came = await loadMore(known.asked % JUMP_PAGE_SIZE === 0 ? JUMP_PAGE_SIZE : undefined);
      if (turn.current !== mine) return;
      if (!came) {
        speak(texts.failed, 'polite');
        break;
      }
    }
    setWanted(null);
  };

  return { wanted, jump: (year: number) => void jump(year), stop, toTop };
}
