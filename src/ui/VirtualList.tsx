import { type ReactNode, type UIEvent, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { useRowFocus } from './useRowFocus';
import { VirtualLine } from './VirtualLine';
import styles from './VirtualList.module.css';

interface VirtualListProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** The height of a row in px, as far as it is known before one is drawn. All rows are equally high. */
  estimateSize: number;
  /** One element in it may carry `data-row-focus`: the arrow keys go there. */
  renderRow: (item: T, index: number) => ReactNode;
  label: string;
  /** Stands below the rows and scrolls along. */
  footer?: ReactNode;
  /** How many there are on the server, when that is known. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  /** Someone scrolls towards the end and there is more; not for a list that is not touched. */
  onNearEnd?: (() => void) | undefined;
  /** Lists that come back under the same key come back at the same place. */
  scrollKey?: string | undefined;
}

const NEAR_END_ROWS = 4;

/** A list of any length, of which only what is in sight is drawn. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, getKey, estimateSize, renderRow, label, footer, total, hasMore, onNearEnd, scrollKey } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const line = useRef<VirtualizerHandle>(null);
  const { focusedIndex, handlers } = useRowFocus({ items, getKey, list, line });
  const setSize = total ?? (hasMore ? -1 : items.length);

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    const left = scrollHeight - scrollTop - clientHeight;
    if (hasMore && scrollTop > 0 && left < NEAR_END_ROWS * estimateSize) onNearEnd?.();
  };

  return (
    <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
      <div ref={list} role="list" aria-label={label} {...handlers}>
        <VirtualLine
          ref={line}
          items={items}
          itemSize={estimateSize}
          kept={[focusedIndex]}
          scrollKey={scrollKey}
          scroller={scroller}
        >
          {(item, index) => (
            <div
              key={getKey(item)}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={setSize}
              data-row
              data-index={index}
            >
              {renderRow(item, index)}
            </div>
          )}
        </VirtualLine>
      </div>
      {footer}
    </div>
  );
}
