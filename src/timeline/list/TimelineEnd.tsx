import { whyNoAnswer } from '@/ui/feedback/answer';
import { Button } from '@/ui/buttons/Button';
import { timelineTexts as texts } from '../timelineTexts';
import styles from './TimelineList.module.css';

interface TimelineEndProps {
  hasMore: boolean;
  loading: boolean;
  /** Why the last try failed, if it did. */
  error?: unknown;
  /** How many the server has beyond what could be shown. */
  missing: number;
  onMore: () => void;
}

/** Below the cases: more, why there is not more, or that this is the beginning. */
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
