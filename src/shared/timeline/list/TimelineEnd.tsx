import { whyNoAnswer } from '@/ui/feedback/answer';
import { Button } from '@/ui/buttons/Button';
import { timelineTexts as texts } from '../timelineTexts';
import styles from './TimelineList.module.css';

interface TimelineEndProps {
  hasMore: boolean;
  loading: boolean;
  error?: unknown;
  /** The number of cases on the server that could not be shown. */
  missing: number;
  onMore: () => void;
}

/**
 * The end of the list: a button that loads more cases, the reason why cases are missing, or a text that this is the
 * beginning of the timeline.
 */
export function TimelineEnd({ hasMore, loading, error, missing, onMore }: TimelineEndProps) {
  if (!hasMore) return <p className={styles.end}>{missing > 0 ? texts.endEarly(missing) : texts.end}</p>;
  const { why, again } = whyNoAnswer(error);
  return (
    <div className={styles.end}>
      {error !== undefined && (
        <span role="alert">
          <span>{texts.moreFailed}</span> {why}
        </span>
      )}
      {again && (
        <Button size="s" busy={loading} onClick={onMore}>
          {loading ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
    </div>
  );
}
