import { useNow } from '@/lib/useNow';
import { activityTypeLabel, type CaseActivity } from '@/domain/timeline/caseActivity';
import { formatDeadline, formatFull, formatTime } from '@/lib/dates/format';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { noteClass } from '@/ui/layout/Section';
import { ActivityText } from './ActivityText';
import { By } from './By';
import { MailOfActivity } from './MailOfActivity';
import styles from './CaseTimeline.module.css';
import { byDay } from './byDay';

/** The activities of a case, newest first, grouped by day. */
export function CaseTimeline({ activities }: { activities: readonly CaseActivity[] }) {
  const now = useNow();
  return byDay(activities).map(({ day, instant, items }) => (
    <section key={day} className={styles['day']}>
      <h3 className={styles['date']}>{formatDeadline(instant, now)}</h3>
      <ol className={styles['list']}>
        {items.map((activity) => (
          <LineBoundary key={activity.id} as="li" resetKey={activity}>
            <Happening activity={activity} />
          </LineBoundary>
        ))}
      </ol>
    </section>
  ));
}

function Happening({ activity }: { activity: CaseActivity }) {
  const { startTime, colleague } = activity;
  return (
    <li className={styles['item']}>
      {startTime !== null && (
        <time className={styles['time']} dateTime={startTime} data-tooltip={formatFull(startTime)}>
          {formatTime(startTime)}
        </time>
      )}
      <div className={styles['words']}>
        <strong className={styles['title']}>{activityTypeLabel(activity)}</strong>
        <ActivityText activity={activity} />
        <MailOfActivity activity={activity} />
        <span className={noteClass}>
          <By colleague={colleague} />
        </span>
      </div>
    </li>
  );
}
