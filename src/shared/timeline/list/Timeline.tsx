import { useArea } from '@/core/useArea';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { SkeletonList } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/buttons/Button';
import { HistoryIcon } from '@/ui/icons';
import { uiTexts } from '@/ui/uiTexts';
import { hasTimelineFilters } from '@/domain/timeline/timelineFilters';
import { useTimelineFilters } from '../filters/useTimelineFilters';
import { timelineTexts as texts } from '../timelineTexts';
import { CASE_HEIGHT_PX, TimelineList } from './TimelineList';
import { useTimeline } from './useTimeline';
import { type TimelineProps, useTimelineQuestion } from './TimelineAhead';

const SKELETON_ROWS = 6;

const foundText = ({ items, total }: { items: readonly unknown[]; total: number }): string =>
  items.length === 0 ? uiTexts.nothingFound : texts.shown(items.length, total);

/** The timeline of a person, a unit or a complex, case by case, newest first (001 §4, 002 §4.2). */
export function Timeline(props: TimelineProps) {
  useArea('timeline');
  const { clear } = useTimelineFilters(props.of);
  const question = useTimelineQuestion(props);
  const timeline = useTimeline(question);
  const filtered = hasTimelineFilters(question.filters);
  const answer = useRowsKept(timeline.answer, JSON.stringify({ ...question, filters: null }), question);
  const { currentData, isEarlier, shown } = answer;
  const isFound = filtered && currentData && !isEarlier;
  useSpoken(JSON.stringify(question), isFound ? foundText(currentData) : null);
  return (
    <QueryView
      answer={answer}
      failed={texts.loadFailed}
      waiting={<SkeletonList rows={SKELETON_ROWS} rowHeight={CASE_HEIGHT_PX} />}
    >
      {(known) =>
        known.items.length === 0 && !timeline.hasMore ? (
          <EmptyState
            icon={HistoryIcon}
            title={filtered ? texts.emptyFiltered : texts.empty}
            action={filtered && <Button onClick={clear}>{texts.clearFilters}</Button>}
          >
            {!filtered && texts.emptyText}
          </EmptyState>
        ) : (
          <LineBoundary resetKey={known}>
            <TimelineList
              key={JSON.stringify(shown)}
              {...timeline}
              known={known}
              question={shown}
              hasMore={isEarlier || timeline.hasMore}
              loadingMore={isEarlier || timeline.loadingMore}
            />
          </LineBoundary>
        )
      }
    </QueryView>
  );
}
