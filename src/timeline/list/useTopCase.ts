import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { markOf } from './marks';

interface TopCase {
  frame: RefObject<HTMLElement | null>;
  line: RefObject<VirtualizerHandle | null>;
  items: readonly CaseOnTimeline[];
  /** The end is near, and somebody scrolls towards it. */
  onNearEnd: () => void;
}

const NEAR_END_PX = 900;
/** A case that begins at the edge is the one there, whatever was rounded. */
const EDGE_PX = 8;
/** The days that fly past between two looks are read by nobody; telling each of them cost every other frame. */
const LOOK_MS = 100;

/** Follows the scrolling: which day is at the upper edge, and whether the end is near. */
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
    /* At once it would cost a layout before anything is painted, and at the top it has nothing to tell. */
    lookSoon();
    current.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      window.clearTimeout(wanted);
      current.removeEventListener('scroll', lookSoon);
    };
  }, [frame, line, items]);
  return top;
}
