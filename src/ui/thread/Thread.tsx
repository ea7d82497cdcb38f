import { type FocusEventHandler, type ReactNode, type RefObject, useRef, useLayoutEffect } from 'react';
import { Button } from '../buttons/Button';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { LineBoundary } from '../feedback/LineBoundary';
import styles from './Thread.module.css';
import { uiTexts } from '../uiTexts';

/** A reader within this distance from the end is moved along with new messages. */
const NEAR_END_PX = 200;

const scrollerOf = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.closest<HTMLElement>('[role="region"]') ?? null;

/** Scrolls to the first message, or to the newest with the answer field. */
function scrollTo(frame: RefObject<HTMLElement | null>, end: 'first' | 'newest'): void {
  const scroller = scrollerOf(frame);
  if (scroller) scroller.scrollTop = end === 'first' ? 0 : scroller.scrollHeight;
}

/** Opens a thread at its newest message. A new message scrolls into view if the user was near the end or wrote it. */
function useNewestInSight(
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

/** From this number of messages on, buttons jump to the other end. */
const JUMPS_FROM = 20;

interface ThreadProps<T> {
  label: string;
  /** The messages, oldest first. */
  items: readonly T[];
  /** A message of the user's own scrolls into view, wherever they were reading. */
  isMine: (item: T) => boolean;
  /** The text that is shown instead of a message that cannot be rendered. */
  failedText: string;
  /** Renders the content of one list item. */
  children: (item: T) => ReactNode;
  /** Content over the end of the list, such as a button for waiting messages. */
  end?: ReactNode;
}

/** A list of messages, oldest first. It opens at the newest; a long one has buttons to jump to the other end. */
export function Thread<T extends { id: string }>({
  label,
  items,
  isMine,
  failedText,
  children,
  end,
}: ThreadProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const newest = items.at(-1);
  const long = items.length > JUMPS_FROM;
  useNewestInSight(frame, newest && { id: newest.id, mine: isMine(newest) });
  return (
    <div ref={frame}>
      {long && <Jump frame={frame} to="newest" />}
      <ol className={styles.thread} aria-label={label}>
        {items.map((item) => (
          <LineBoundary key={item.id} as="li" text={failedText} resetKey={item}>
            {children(item)}
          </LineBoundary>
        ))}
      </ol>
      {long && <Jump frame={frame} to="first" />}
      {end}
    </div>
  );
}

function Jump({ frame, to }: { frame: RefObject<HTMLElement | null>; to: 'first' | 'newest' }) {
  return (
    <div className={styles.jump}>
      <Button
        size="s"
        variant="quiet"
        icon={to === 'first' ? ArrowUpIcon : ArrowDownIcon}
        onClick={() => scrollTo(frame, to)}
      >
        {to === 'first' ? uiTexts.toFirstMessage : uiTexts.toNewestMessage}
      </Button>
    </div>
  );
}

interface ThreadAnswerProps {
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  children: ReactNode;
}

/** The answer field of a thread, in reach wherever the thread is read. */
export function ThreadAnswer(props: ThreadAnswerProps) {
  return <div className={styles.answer} {...props} />;
}
