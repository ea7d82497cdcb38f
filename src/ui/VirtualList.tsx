import { type ReactNode, useEffect } from 'react';
import { useVirtualRows } from './useVirtualRows';
import styles from './VirtualList.module.css';

interface VirtualListProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** The height of a row in px, as far as it is known before one is drawn. All rows are equally high. */
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
  /** Fewer rows beyond those in sight, where many lists stand side by side. */
  overscan?: number | undefined;
}

const NEAR_END_ROWS = 4;

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
    scrollKey,
    overscan,
  } = props;
  const { scroller, list, rows, measureRow, rowHandlers, keepOffset } = useVirtualRows({
    items,
    getKey,
    estimateSize,
    scrollKey,
    overscan,
  });

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
      onScroll={({ currentTarget }) => keepOffset(currentTarget.scrollTop)}
    >
      {header}
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={styles.list}
        style={{ height: rows.getTotalSize() }}
        {...rowHandlers}
      >
        {shown.map(({ index, key, start }, place) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={key}
              ref={place === 0 ? measureRow : undefined}
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
