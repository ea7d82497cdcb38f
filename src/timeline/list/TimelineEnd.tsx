import { Button } from '@/ui/buttons/Button';
import { timelineTexts as texts } from '../timelineTexts';
import styles from './TimelineList.module.css';

interface TimelineEndProps {
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  /** How many the server has beyond what could be shown. */
  missing: number;
  onMore: () => void;
}

/** Below the cases: more, why there is not more, or that this is the beginning. */
export function TimelineEnd({ hasMore, loading, failed, missing, onMore }: TimelineEndProps) {
  if (!hasMore) return <p className={styles.end}>{missing > 0 ? texts.endEarly(missing) : texts.end}</p>;
  return (
    <div className={styles.end}>
      {failed && <span role="alert">{texts.moreFailed}</span>}
      <Button size="s" busy={loading} onClick={onMore}>
        {loading ? texts.loadingMore : texts.loadMore}
      </Button>
    </div>
  );
}
