import { dutchDate } from '@/lib/dates/calendar';
import { formatDeadline } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { lookUp } from '@/lib/values';
import type { AppNotification } from '../notification';
import type { NotificationsState } from '../notificationsSlice';
import { NotificationLine } from './NotificationLine';
import styles from './Notifications.module.css';

interface NotificationDaysProps extends Pick<NotificationsState, 'titles'> {
  /** Newest first. */
  notifications: readonly AppNotification[];
  onChosen: () => void;
}

function inDays(notifications: readonly AppNotification[]): { day: string; ofDay: AppNotification[] }[] {
  const days = new Map<string, AppNotification[]>();
  for (const notification of notifications) {
    const day = dutchDate(notification.at);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}

export function NotificationDays({ notifications, titles, onChosen }: NotificationDaysProps) {
  const now = useNow();
  return inDays(notifications).map(({ day, ofDay }) => (
    <section key={day} aria-labelledby={`notifications-${day}`}>
      <h3 id={`notifications-${day}`} className={styles.day}>
        {formatDeadline(day, now)}
      </h3>
      <ul className={styles.list}>
        {ofDay.map((notification) => (
          <NotificationLine
            key={notification.key}
            notification={notification}
            title={lookUp(titles, notification.id)}
            now={now}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </section>
  ));
}
