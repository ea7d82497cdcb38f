import { dutchDate } from '@/lib/dates/calendar';
import { formatDeadline } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { lookUp } from '@/lib/values';
import type { Notice } from '../notice';
import type { NoticesState } from '../noticesSlice';
import { NoticeLine } from './NoticeLine';
import styles from './Notices.module.css';

interface NoticeDaysProps extends Pick<NoticesState, 'titles'> {
  /** Newest first. */
  notices: readonly Notice[];
  onChosen: () => void;
}

function inDays(notices: readonly Notice[]): { day: string; ofDay: Notice[] }[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dutchDate(notice.at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}

export function NoticeDays({ notices, titles, onChosen }: NoticeDaysProps) {
  const now = useNow();
  return inDays(notices).map(({ day, ofDay }) => (
    <section key={day} aria-labelledby={`notices-${day}`}>
      <h3 id={`notices-${day}`} className={styles.day}>
        {formatDeadline(day, now)}
      </h3>
      <ul className={styles.list}>
        {ofDay.map((notice) => (
          <NoticeLine
            key={notice.key}
            notice={notice}
            title={lookUp(titles, notice.id)}
            now={now}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </section>
  ));
}
