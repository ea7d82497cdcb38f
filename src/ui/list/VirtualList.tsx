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
  /** Stands below the rows and scrolls along. */
  footer?: ReactNode;
  /** How many there are on the server, when that is known. */
  total?: number | undefined;
  hasMore?: boolean | undefined;
  /** There is more, and someone scrolls towards the end or the rows leave room for more of them. */
  onNearEnd?: (() => void) | undefined;
  /** The key of the list that the rows belong to: another list is read from its top. */
  question?: number;
  /** Its rows hold nothing to go to by keyboard, so that one goes to the list itself to scroll it. */
  isTabStop?: boolean;
}

const NEAR_END_ROWS = 4;
/** So many rows and their footer fit below the last row before a list that is not touched asks for more. */
const ROOM_ROWS = 2;

/** A list of any length that scrolls by itself, and of which only what is in sight is drawn. */
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
  /* Once for as many rows: what failed is not asked for again by itself. */
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

/** A footer that goes while it holds the focus, as after the last page, hands it to the first row that came. */
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
