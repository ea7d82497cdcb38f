import {
  type Range,
  type Virtualizer,
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRowFocus } from './useRowFocus';

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>;
const OVERSCAN = 6;
/** Taken for the size of a list that cannot be measured, as in a hidden pane. */
export const UNMEASURED = { width: 800, height: 800 };
const positions = new Map<string, number>();

/** The browser tells the size once it has laid the page out; to ask for it earlier would cost a layout more. */
export function observeRect(rows: Rows, report: (rect: { width: number; height: number }) => void) {
  const { scrollElement } = rows;
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const { blockSize: height = 0, inlineSize: width = 0 } = entry?.contentBoxSize[0] ?? {};
    report(height === 0 ? UNMEASURED : { width: Math.round(width), height: Math.round(height) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** A list that is at its top already need not be told so: that would cost a layout. */
export function scroll(
  offset: number,
  options: { adjustments?: number; behavior?: ScrollBehavior },
  rows: Rows,
) {
  const isThere = offset + (options.adjustments ?? 0) === 0 && rows.scrollOffset === 0;
  if (!isThere && typeof rows.scrollElement?.scrollTo === 'function') elementScroll(offset, options, rows);
}

interface Options<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** In px, until the first row that is drawn tells better. */
  estimateSize: number;
  scrollKey: string | undefined;
  /** So many rows are drawn before and after those in sight. */
  overscan?: number | undefined;
}

/** Which rows are drawn and where, and the keys that walk over them. */
export function useVirtualRows<T>({
  items,
  getKey,
  estimateSize,
  scrollKey,
  overscan = OVERSCAN,
}: Options<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyOf = useCallback((index: number) => keyAt(items, getKey, index), [items, getKey]);
  const indexes = useMemo(() => new Map(items.map((item, index) => [getKey(item), index])), [items, getKey]);
  const indexOf = useCallback((key: string) => indexes.get(key) ?? -1, [indexes]);
  const focus = useRowFocus({ count: items.length, keyOf, indexOf, list });
  const { focusedIndex } = focus;
  const { size, measureRow } = useRowSize(estimateSize);

  // The rule warns about the React Compiler, which is not in use here.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => size,
    observeElementRect: observeRect,
    scrollToFn: scroll,
    initialRect: UNMEASURED,
    initialOffset: () => (scrollKey === undefined ? 0 : (positions.get(scrollKey) ?? 0)),
    overscan,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), focusedIndex, range.count),
      [focusedIndex],
    ),
  });

  const known = useRef(size);
  useEffect(() => {
    if (known.current === size) return;
    known.current = size;
    rows.measure();
  }, [rows, size]);

  return {
    scroller,
    measureRow,
    list,
    rows,
    rowHandlers: focus.handlers({
      pageSize: () => Math.max(1, Math.floor((rows.scrollRect?.height ?? UNMEASURED.height) / size) - 1),
      scrollTo: (index) => rows.scrollToIndex(index, { align: 'auto' }),
    }),
    keepOffset: (offset: number) => {
      if (scrollKey !== undefined) positions.set(scrollKey, offset);
    },
  };
}

/**
 * All rows of a list are equally high, so one that is drawn speaks for all. To measure each costs a layout per row, and a
 * third of the frames of a quick scroll.
 */
function useRowSize(estimate: number) {
  const [size, setSize] = useState(estimate);
  const measureRow = useCallback((row: HTMLElement | null) => {
    if (row === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) setSize(height);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { size, measureRow };
}

function keyAt<T>(items: readonly T[], getKey: (item: T) => string, index: number): string {
  const item = items[index];
  return item === undefined ? String(index) : getKey(item);
}

function withRow(drawn: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}
