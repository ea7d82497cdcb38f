import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { LogItem } from './logItems';

/** Whoever is so near the end follows what is added. */
const NEAR_END_PX = 80;

interface Log {
  items: readonly LogItem[];
  scroller: RefObject<HTMLElement | null>;
  line: RefObject<VirtualizerHandle | null>;
}

/** Follows the newest message for who reads the end, and for who writes; anybody else is told how many came. */
export function useNewestShown({ items, scroller, line }: Log) {
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(items.length);
  const count = items.length;
  const last = items.at(-1);
  const before = useRef<string | null>(null);

  const jump = () => {
    line.current?.scrollToIndex(count - 1, { align: 'end' });
    setAtEnd(true);
    setSeen(count);
  };

  useLayoutEffect(() => {
    if (last === undefined || last.key === before.current) return;
    const isOwn = last.kind === 'outgoing';
    if (before.current === null || isAtEnd || isOwn) jump();
    before.current = last.key;
  });

  /* What comes beside it, such as questions, takes nothing from the end. */
  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd) jump();
  });
  useEffect(() => {
    const observer = new ResizeObserver(stayAtEnd);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    isAtEnd,
    unseen: Math.max(0, count - seen),
    jump,
    onScroll: () => {
      const { current } = scroller;
      if (!current) return;
      const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END_PX;
      setAtEnd(isNear);
      if (isNear) setSeen(count);
    },
  };
}
