import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { formatDeadline, NO_DATE } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { timelineTexts as texts } from '../timelineTexts';
import { markOf } from './marks';
import styles from './TimelineList.module.css';

interface DayMarkProps {
  item: CaseOnTimeline;
  /** Whether a day, or a year, begins here. */
  day: boolean;
  year: boolean;
  /** The bar right above it shows the year. */
  isFirst: boolean;
}

/** What stands above the first case of a day, and of a year. */
export function DayMark({ item, day, year, isFirst }: DayMarkProps) {
  const now = useNow();
  const mark = markOf(item);
  if (!day) return null;
  const words = formatDeadline(mark.instant, now);
  return (
    <>
      {year && mark.year !== null && <Year isHidden={isFirst}>{mark.year}</Year>}
      <h3 className={styles.day}>{words === NO_DATE ? texts.noMoment : words}</h3>
    </>
  );
}

const Year = ({ isHidden, children }: { isHidden: boolean; children: number }) =>
  isHidden ? (
    <VisuallyHidden as="h2">{children}</VisuallyHidden>
  ) : (
    <h2 className={styles.year}>{children}</h2>
  );
