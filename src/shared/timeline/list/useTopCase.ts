import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { markOf } from './marks';

interface TopCase {
  frame: RefObject<HTMLElement | null>;
  line: RefObject<VirtualizerHandle | null>;
  items: readonly CaseOnTimeline[];
  /** Called when scrolling approaches the end. */
  onNearEnd: () => void;
}

const NEAR_END_PX = 900;
/** Tolerance for rounding: a case that starts within it counts as the first visible one. */
const EDGE_PX = 8;
/**
 * Days that pass between two measurements are not reported, because nobody can read them. Reporting each day cost every
 * other frame.
 */
const LOOK_MS = 100;

/** Follows the scrolling: returns the first visible case, and reports that the end is near. */
export function useTopCase({ frame, line, items, onNearEnd }: TopCase) {
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });
  const [top, setTop] = useState({ day: '', place: 0, scrolled: false });

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    let wanted: number | undefined;
    const look = () => {
      wanted = undefined;
      const { scrollTop, scrollHeight, clientHeight } = current;
      const place = line.current?.findItemIndex(line.current.scrollOffset + EDGE_PX) ?? 0;
      const item = items[place];
      if (item !== undefined) {
        const { day } = markOf(item);
        const scrolled = scrollTop > EDGE_PX;
        setTop((before) =>
          before.day === day && before.scrolled === scrolled ? before : { day, place, scrolled },
        );
      }
      if (scrollTop > 0 && scrollHeight - scrollTop - clientHeight < NEAR_END_PX) nearEnd.current();
    };
    const lookSoon = () => {
      wanted ??= window.setTimeout(look, LOOK_MS);
    };
    /* Measuring at once would cost a layout before the first paint, and at the top there is nothing to report. */
    lookSoon();
    current.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      window.clearTimeout(wanted);
      current.removeEventListener('scroll', lookSoon);
    };
  }, [frame, line, items]);
  return top;
}
