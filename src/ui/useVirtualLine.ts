import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { observeRect, scroll, UNMEASURED } from './useVirtualRows';

const OVERSCAN = 1;
const REM_PX = 16;
const positions = new Map<string, number>();

/** What a rem is for this reader. */
export const remToPx = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || REM_PX);

interface Options {
  count: number;
  keyOf: (index: number) => string;
  /** In px, known beforehand: nothing is measured. */
  sizeOf: (index: number) => number;
  horizontal?: boolean;
  /** Drawn wherever they are: what holds the focus, or is being dragged. */
  kept: readonly number[];
  /** Lines that come back under the same key come back at the same place. */
  scrollKey: string;
}

/** Which parts of a line are drawn, and where; parts may differ in size, and the line may lie down. */
export function useVirtualLine({ count, keyOf, sizeOf, horizontal = false, kept, scrollKey }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const keptKey = kept.join();
  // The rule warns about the React Compiler, which is not in use here.
  // eslint-disable-next-line react-hooks/incompatible-library
  const line = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    horizontal,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: sizeOf,
    observeElementRect: observeRect,
    scrollToFn: scroll,
    initialRect: UNMEASURED,
    initialOffset: () => positions.get(scrollKey) ?? 0,
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => withKept(defaultRangeExtractor(range), keptKey, range.count),
      [keptKey],
    ),
  });
  const onScroll = useCallback(() => {
    const { scrollTop = 0, scrollLeft = 0 } = scroller.current ?? {};
    positions.set(scrollKey, horizontal ? scrollLeft : scrollTop);
  }, [scrollKey, horizontal]);
  return { scroller, line, onScroll };
}

function withKept(drawn: number[], keptKey: string, count: number): number[] {
  const kept = keptKey === '' ? [] : keptKey.split(',').map(Number);
  const all = new Set([...drawn, ...kept.filter((index) => index >= 0 && index < count)]);
  return [...all].sort((a, b) => a - b);
}
