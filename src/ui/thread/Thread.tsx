import { type FocusEventHandler, type ReactNode, type RefObject, useRef, useLayoutEffect } from 'react';
import { Button } from '../buttons/Button';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { LineBoundary } from '../feedback/LineBoundary';
import styles from './Thread.module.css';
import { uiTexts } from '../uiTexts';

/** Whoever is so near the end follows what is added. */
const NEAR_END_PX = 200;

const scrollerOf = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.closest<HTMLElement>('[role="region"]') ?? null;

/** To the first message of a thread, or to the newest with the place to answer it. */
function scrollTo(frame: RefObject<HTMLElement | null>, end: 'first' | 'newest'): void {
  const scroller = scrollerOf(frame);
  if (scroller) scroller.scrollTop = end === 'first' ? 0 : scroller.scrollHeight;
}

/** A thread opens at its newest message, and stays there for whoever reads the end or adds to it. */
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

/** From so many messages on it is a way to scroll. */
const JUMPS_FROM = 20;

interface ThreadProps<T> {
  label: string;
  /** Oldest first. */
  items: readonly T[];
  /** What the user wrote comes into sight, wherever somebody reads. */
  isMine: (item: T) => boolean;
  /** Said of one that cannot be shown. */
  failedText: string;
  /** One list item. */
  children: (item: T) => ReactNode;
  /** Lies over its end. */
  end?: ReactNode;
}

/** Messages, oldest first. It opens at the newest; a long one has a way to its other end. */
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

/** The place to add to a thread, in reach wherever the thread is read. */
export function ThreadAnswer(props: ThreadAnswerProps) {
  return <div className={styles.answer} {...props} />;
}
