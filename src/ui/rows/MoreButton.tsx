import { useEffect, useRef } from 'react';
import { announce } from '../feedback/Announcer';
import { whyNoAnswer } from '../feedback/answer';
import { Button } from '../buttons/Button';
import { uiTexts } from '../uiTexts';
import { pagingTexts } from './pagingTexts';
import styles from './MoreButton.module.css';

interface MoreButtonProps {
  shown: number;
  total: number;
  hasMore: boolean;
  /** Fetching at this moment. */
  busy: boolean;
  /** Whether it is announced how many were added. */
  isTold?: boolean;
  /** Why the last try failed, if it did. */
  error?: unknown;
  onMore: () => void;
}

/** Below a list that is fetched page after page: how far it has come, and the rest of it. */
export function MoreButton({ shown, total, hasMore, busy, isTold = true, error, onMore }: MoreButtonProps) {
  const before = useRef(shown);
  useEffect(() => {
    if (isTold && shown > before.current) announce(pagingTexts.moreAdded(shown - before.current), 'polite');
    before.current = shown;
  }, [isTold, shown]);

  if (!hasMore) return null;
  const failed = error !== undefined;
  const { why, again } = whyNoAnswer(error);
  return (
    <div className={styles.more}>
      <span className={styles.shown}>{pagingTexts.moreShown(shown, total)}</span>
      {failed && !busy && (
        <span role="alert">
          <span>{uiTexts.moreFailed}</span> {why}
        </span>
      )}
      {again && (
        <Button size="s" busy={busy} onClick={onMore}>
          {failed ? uiTexts.retry : uiTexts.more}
        </Button>
      )}
    </div>
  );
}
