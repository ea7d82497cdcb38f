import { dutchDate } from '@/lib/dates/calendar';
import { formatDay } from '@/lib/dates/formatDay';
import { useNow } from '@/lib/useNow';
import { Badge } from '@/ui/record/Badge';
import { calendarTexts as texts } from './calendarTexts';
import styles from './Week.module.css';

/** 'maandag 23 november', with a mark for today. */
export function DayName({ day, id }: { day: string; id?: string }) {
  const isToday = dutchDate(useNow()) === day;
  return (
    <h3 id={id} className={styles.dayName}>
      {formatDay(day)}
      {isToday && (
        <>
          {' '}
          <Badge tone="neutral">{texts.today}</Badge>
        </>
      )}
    </h3>
  );
}
