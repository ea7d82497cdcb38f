import {
  type Range,
  type Virtualizer,
  defaultRangeExtractor,
  elementScroll,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useRowFocus } from './useRowFocus';
import styles from './VirtualList.module.css';

interface VirtualListProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** The height of a row in px, as far as it is known before it is drawn. */
  estimateSize: number;
  /** One element in it may carry `data-row-focus`: the arrow keys go there. */
  renderRow: (item: T, index: number) => ReactNode;
  label: string;
  /** Stand above and below the rows and scroll along. */
  header?: ReactNode;
  footer?: ReactNode;
  /** How many there are on the server, when that is known. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  onNearEnd?: (() => void) | undefined;
  /** Lists that come back under the same key come back at the same place. */
  scrollKey?: string | undefined;
}

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>;
const OVERSCAN = 6;
const NEAR_END_ROWS = 4;
/** Taken for the size of a list that cannot be measured, as in a hidden pane. */
const UNMEASURED = { width: 800, height: 800 };
const positions = new Map<string, number>();

const observeRect = (rows: Rows, report: (rect: { width: number; height: number }) => void) =>
  observeElementRect(rows, (rect) => report(rect.height === 0 ? UNMEASURED : rect));

function scroll(offset: number, options: { adjustments?: number; behavior?: ScrollBehavior }, rows: Rows) {
  if (typeof rows.scrollElement?.scrollTo === 'function') elementScroll(offset, options, rows);
}

/** A list of any length, of which only what is in sight is drawn. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const {
    items,
    getKey,
    estimateSize,
    renderRow,
    label,
    header,
    footer,
    total,
    hasMore = false,
    onNearEnd,
  } = props;
  const { scrollKey } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyOf = useCallback((index: number) => keyAt(items, getKey, index), [items, getKey]);
  const indexes = useMemo(() => new Map(items.map((item, index) => [getKey(item), index])), [items, getKey]);
  const indexOf = useCallback((key: string) => indexes.get(key) ?? -1, [indexes]);
  const focused = useRef(-1);

  // The virtualizer is its own memory: what it returns may be read in every render.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => estimateSize,
    measureElement: (element) => Math.round(element.getBoundingClientRect().height) || estimateSize,
    observeElementRect: observeRect,
    scrollToFn: scroll,
    initialRect: UNMEASURED,
    initialOffset: () => (scrollKey === undefined ? 0 : (positions.get(scrollKey) ?? 0)),
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), focused.current, range.count),
      [],
    ),
  });
  const scrollTo = useCallback((index: number) => rows.scrollToIndex(index, { align: 'auto' }), [rows]);
  const pageSize = useCallback(
    () => Math.max(1, Math.floor((rows.scrollRect?.height ?? UNMEASURED.height) / estimateSize) - 1),
    [rows, estimateSize],
  );
  const { focusedIndex, handlers } = useRowFocus({
    count: items.length,
    pageSize,
    scrollTo,
    list,
    keyOf,
    indexOf,
  });
  focused.current = focusedIndex;

  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const nearEnd = hasMore && last >= items.length - NEAR_END_ROWS;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
    // Each time the list has grown and its end is still near, there is more to ask for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [nearEnd, items.length]);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={({ currentTarget }) =>
        scrollKey !== undefined && positions.set(scrollKey, currentTarget.scrollTop)
      }
    >
      {header}
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={styles.list}
        style={{ height: rows.getTotalSize() }}
        {...handlers}
      >
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={total ?? (hasMore ? -1 : items.length)}
              data-row
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderRow(item, index)}
            </div>
          );
        })}
      </div>
      {footer}
    </div>
  );
}

function keyAt<T>(items: readonly T[], getKey: (item: T) => string, index: number): string {
  const item = items[index];
  return item === undefined ? String(index) : getKey(item);
}

function withRow(drawn: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}
