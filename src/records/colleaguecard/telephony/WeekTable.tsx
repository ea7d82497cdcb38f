import { presenceLabel } from '@/domain/colleagues/presence';
import type { PhoneDay } from '@/domain/telephony/phoneDay';
import { formatDay } from '@/lib/dates/formatDay';
import styles from './Telephony.module.css';
import { telephonyTexts as texts } from './telephonyTexts';

interface WeekTableProps {
  days: readonly PhoneDay[];
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** The numbers behind the chart; the name of a day opens its calls. */
export const WeekTable = ({ days, day, today, onChoose }: WeekTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col" className={styles.number}>
            {texts.inbound}
          </th>
          <th scope="col" className={styles.number}>
            {texts.outbound}
          </th>
          <th scope="col">{texts.statuses}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, inbound, outbound, statuses }) => (
          <tr key={date} className={date === day ? styles.current : undefined}>
            <th scope="row">
              {date > today ? (
                formatDay(date)
              ) : (
                <button
                  type="button"
                  className={styles.day}
                  aria-pressed={date === day}
                  onClick={() => onChoose(date)}
                >
                  {formatDay(date)}
                </button>
              )}
            </th>
            <td className={styles.number}>{inbound}</td>
            <td className={styles.number}>{outbound}</td>
            <td>
              <Statuses statuses={statuses} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The time in each phone status. */
function Statuses({ statuses }: Pick<PhoneDay, 'statuses'>) {
  const told = statuses.filter(({ seconds }) => seconds > 0);
  if (told.length === 0) return texts.noStatuses;
  return told.map(({ status, seconds }, index) => (
    <span key={index} className={styles.status}>
      {texts.time(presenceLabel(status), texts.duration(seconds))}
    </span>
  ));
}
