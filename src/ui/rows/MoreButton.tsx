import { useEffect, useRef } from 'react';
import { speak } from '../feedback/speak';
import { whyNoAnswer } from '../feedback/answer';
import { Button } from '../buttons/Button';
import { uiTexts } from '../uiTexts';
import { pagingTexts } from './pagingTexts';
import styles from './MoreButton.module.css';

interface MoreButtonProps {
  shown: number;
  total: number;
  hasMore: boolean;
  busy: boolean;
  /** Screen readers announce the number of added items. */
  isSpoken?: boolean;
  /** The error of the last try, if it failed. */
  error?: unknown;
  onMore: () => void;
}

/** Shown below a list that is fetched page by page: how many items are loaded, and a button for the next ones. */
export function MoreButton({ shown, total, hasMore, busy, isSpoken = true, error, onMore }: MoreButtonProps) {
  const before = useRef(shown);
  useEffect(() => {
    if (isSpoken && shown > before.current) speak(pagingTexts.moreAdded(shown - before.current), 'polite');
    before.current = shown;
  }, [isSpoken, shown]);

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
