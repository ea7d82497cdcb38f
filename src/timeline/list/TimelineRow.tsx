import { type ComponentProps, memo } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { CaseItem } from '../case/CaseItem';
import { timelineTexts as texts } from '../timelineTexts';
import { DayMark } from './DayMark';

type TimelineRowProps = ComponentProps<typeof CaseItem> & ComponentProps<typeof DayMark>;

/** A case, with the day and the year that begin with it. A case that cannot be drawn costs its own line. */
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
