import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './VirtualList.module.css';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

interface VirtualListProps<T> extends Omit<
  VirtualRowsProps<T>,
  'setSize' | 'scroller' | 'startMargin' | 'ref'
> {
  /** Content below the rows, which scrolls along with them. */
  footer?: ReactNode;
  /** The number of rows on the server, if known. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  /** Called when there are more rows and the user scrolls near the end, or when the loaded rows leave room for more. */
  onNearEnd?: (() => void) | undefined;
  /** The key of the question that the rows belong to; another question starts at the top. */
  question?: number;
  /** The rows hold nothing that can be focused, so the list itself takes the focus for scrolling by keyboard. */
  isTabStop?: boolean;
}

const NEAR_END_ROWS = 4;
/**
 * A number of rows. If the room below the last row, including the footer, is larger than this, the list requests more
 * rows without being scrolled.
 */
const ROOM_ROWS = 2;

/** A list of any length that has its own scroll area and renders only the visible rows. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { footer, total, hasMore, onNearEnd, question = 0, isTabStop = false, ...rows } = props;
  const { items, estimateSize } = rows;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const footerFocus = useFooterFocus(list, Boolean(footer), items.length);
  const shown = useRef(question);
  useLayoutEffect(() => {
    if (shown.current !== question) scroller.current?.scrollTo(0, 0);
    shown.current = question;
  }, [question]);

  const fill = useEffectEvent(() => {
    const room = (scroller.current?.clientHeight ?? 0) - (list.current?.clientHeight ?? 0);
    if (hasMore && room > ROOM_ROWS * estimateSize) onNearEnd?.();
  });
  /* Runs once per number of rows, so that a failed request is not repeated automatically. */
  useEffect(() => fill(), [items.length]);

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    const left = scrollHeight - scrollTop - clientHeight;
    if (hasMore && scrollTop > 0 && left < NEAR_END_ROWS * estimateSize) onNearEnd?.();
  };

  return (
    <div ref={scroller} className={styles.scroller} onScroll={onScroll} {...(isTabStop && { tabIndex: 0 })}>
      <VirtualRows
        {...rows}
        ref={list}
        setSize={total ?? (hasMore ? -1 : items.length)}
        scroller={scroller}
      />
      <div {...footerFocus}>{footer}</div>
    </div>
  );
}

/** When a footer disappears while it has the focus, as after the last page, moves the focus to the first new row. */
function useFooterFocus(list: RefObject<HTMLElement | null>, isThere: boolean, count: number) {
  const held = useRef(false);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (held.current && !isThere) {
      held.current = false;
      const row = list.current?.querySelector(`[data-row][data-index="${before.current}"]`);
      row?.querySelector<HTMLElement>('[data-row-focus]')?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [list, isThere, count]);
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: () => {
      held.current = false;
    },
  };
}
