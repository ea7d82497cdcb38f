import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { LogItem } from './logItems';

/** The log scrolls to new messages for a reader who is within this distance from the end. */
const NEAR_END_PX = 80;

interface Log {
  items: readonly LogItem[];
  scroller: RefObject<HTMLElement | null>;
  line: RefObject<VirtualizerHandle | null>;
}

/** Scrolls to the newest message for an agent who reads the end or writes; otherwise counts the unseen messages. */
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

  /* Keeps the end visible when something beside the log, such as the questions, makes the log smaller. */
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
