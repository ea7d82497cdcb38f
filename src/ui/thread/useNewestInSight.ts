import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whoever is so near the end follows what is added. */
const NEAR_END_PX = 200;

const scrollerOf = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.closest<HTMLElement>('[role="region"]') ?? null;

/** To the first message of a thread, or to the newest with the place to answer it. */
export function scrollTo(frame: RefObject<HTMLElement | null>, end: 'first' | 'newest'): void {
  const scroller = scrollerOf(frame);
  if (scroller) scroller.scrollTop = end === 'first' ? 0 : scroller.scrollHeight;
}

/** A thread opens at its newest message, and stays there for whoever reads the end or adds to it. */
export function useNewestInSight(
  frame: RefObject<HTMLElement | null>,
  newest: { id: string; mine: boolean } | undefined,
): void {
  const before = useRef<{ id: string; height: number } | null>(null);
  useLayoutEffect(() => {
    const scroller = scrollerOf(frame);
    if (!scroller || !newest) return;
    const { current: last } = before;
    if (last?.id !== newest.id) {
      const left = (last?.height ?? 0) - scroller.scrollTop - scroller.clientHeight;
      if (last === null || left < NEAR_END_PX || newest.mine) scrollTo(frame, 'newest');
    }
    before.current = { id: newest.id, height: scroller.scrollHeight };
  });
}
