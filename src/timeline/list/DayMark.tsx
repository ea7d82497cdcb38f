import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { formatDeadline, NO_DATE } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { timelineTexts as texts } from '../timelineTexts';
import { markOf } from './marks';
import styles from './TimelineList.module.css';

interface DayMarkProps {
  item: CaseOnTimeline;
  /** Whether a day, or a year, begins here. */
  day: boolean;
  year: boolean;
}

/** What stands above the first case of a day, and of a year. */
export function DayMark({ item, day, year }: DayMarkProps) {
  const now = useNow();
  const mark = markOf(item);
  if (!day) return null;
  const words = formatDeadline(mark.instant, now);
  return (
    <>
      {year && mark.year !== null && <h2 className={styles.year}>{mark.year}</h2>}
      <h3 className={styles.day}>{words === NO_DATE ? texts.noMoment : words}</h3>
    </>
  );
}
