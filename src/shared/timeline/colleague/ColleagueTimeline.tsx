import { Link } from 'react-router';
import { activityQueries } from '@/api/timeline/activities';
import { byDay } from '@/shared/activities';
import { Pages } from '@/kit/paged/Pages';
import { to } from '@/core/paths';
import type { ColleagueActivity } from '@/domain/timeline/caseOnTimeline';
import { hasTimelineFilters } from '@/domain/timeline/timelineFilters';
import { formatDeadline, NO_DATE } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { HistoryIcon } from '@/ui/icons';
import { Marked } from '@/ui/text/Marked';
import { ActivityEntry } from '../case/ActivityEntry';
import { useTimelineFilters } from '../filters/useTimelineFilters';
import { timelineTexts } from '../timelineTexts';
import styles from './ColleagueTimeline.module.css';

const texts = timelineTexts.colleague;

/**
 * The activities of a colleague, newest first, by day (002 §2.1). `id` is that of the colleague, of their person or of
 * their role.
 */
export function ColleagueTimeline({ id }: { id: string }) {
  const { filters, clear } = useTimelineFilters('colleague');
  const { query, status: statusFilter } = filters;
  const answer = activityQueries.endpoints.colleagueActivities.useInfiniteQuery({ id, query, statusFilter });
  const isFiltered = hasTimelineFilters(filters);
  return (
    <Pages answer={answer} failed={timelineTexts.loadFailed}>
      {(activities, total) =>
        total === 0 ? (
          <EmptyState
            icon={HistoryIcon}
            title={isFiltered ? timelineTexts.emptyFiltered : texts.empty}
            action={isFiltered && <Button onClick={clear}>{timelineTexts.clearFilters}</Button>}
          />
        ) : (
          <Days activities={activities} words={query} ownerId={id} />
        )
      }
    </Pages>
  );
}

interface DaysProps {
  activities: readonly ColleagueActivity[];
  words: string;
  ownerId: string;
}

function Days({ activities, words, ownerId }: DaysProps) {
  const now = useNow();
  return byDay(activities).map(({ day, instant, items }) => {
    const name = formatDeadline(instant, now);
    return (
      <section key={day} className={styles.day} aria-labelledby={`activities-${day}`}>
        <h2 id={`activities-${day}`} className={styles.date}>
          {name === NO_DATE ? timelineTexts.noMoment : name}
        </h2>
        <ol className={styles.list}>
          {items.map((activity) => (
            <LineBoundary key={activity.id} as="li" resetKey={activity} text={texts.lineFailed}>
              <ActivityEntry
                activity={activity}
                caseId={activity.case?.id ?? ''}
                words={words}
                day={day}
                ownerId={ownerId}
                about={<About ofCase={activity.case} words={words} />}
              />
            </LineBoundary>
          ))}
        </ol>
      </section>
    );
  });
}

interface AboutProps {
  ofCase: ColleagueActivity['case'];
  words: string;
}

function About({ ofCase, words }: AboutProps) {
  if (ofCase === null) return null;
  const { personId, title } = ofCase;
  const shown = <Marked text={title || timelineTexts.case.untitled} words={words} />;
  return (
    <p className={styles.about}>
      {texts.inCase} {personId === null ? shown : <Link to={to.personCard(personId)}>{shown}</Link>}
    </p>
  );
}
