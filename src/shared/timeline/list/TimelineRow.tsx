import { type ComponentProps, memo } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { CaseItem } from '../case/CaseItem';
import { timelineTexts as texts } from '../timelineTexts';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { formatDeadline, NO_DATE } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { markOf } from './marks';
import styles from './TimelineList.module.css';

type TimelineRowProps = ComponentProps<typeof CaseItem> & ComponentProps<typeof DayMark>;

/**
 * A case, with the headings of the day and year that start with it. A case that cannot be rendered hides only its own
 * row.
 */
export const TimelineRow = memo(function TimelineRow({
  item,
  day,
  year,
  isFirst,
  ...ofCase
}: TimelineRowProps) {
  return (
    <>
      <DayMark item={item} day={day} year={year} isFirst={isFirst} />
      <LineBoundary resetKey={item} text={texts.lineFailed}>
        <CaseItem item={item} {...ofCase} />
      </LineBoundary>
    </>
  );
});

interface DayMarkProps {
  item: CaseOnTimeline;
  /** True if a day, or a year, starts here. */
  day: boolean;
  year: boolean;
  /** The bar right above the first row shows the year already. */
  isFirst: boolean;
}

function DayMark({ item, day, year, isFirst }: DayMarkProps) {
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
