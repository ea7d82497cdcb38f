import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { agendaTexts } from '@/shared/agenda';
import type { Appointment } from '@/domain/colleagues/appointment';
import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { AppointmentButton } from './AppointmentButton';
import { calendarTexts as texts } from './calendarTexts';
import { foldColumns } from './columns';
import { type DayPlan, type Hours, hoursFor, planOf } from './dayPlan';
import { DayName } from './DayName';
import { RestButton } from './RestButton';
import { workingDaysOf } from './week';
import styles from './Week.module.css';

interface WeekProps {
  appointments: readonly Appointment[];
  monday: string;
}

/** Numbers as custom properties for the style sheet. */
const vars = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])) as CSSProperties;

/**
 * Monday to Friday in columns, hour by hour. Overlapping appointments share two columns; a '+n' button shows the rest
 * (002 §2.1).
 */
export function WeekGrid({ appointments, monday }: WeekProps) {
  const days = workingDaysOf(monday);
  const hours = hoursFor(appointments, days);
  return (
    <div className={styles.week} style={vars({ open: hours.from, close: hours.until })}>
      <HourLabels hours={hours} />
      {days.map((day) => (
        <Day key={day} day={day} hours={hours} plan={planOf(appointments, day, hours)} />
      ))}
    </div>
  );
}

const HourLabels = ({ hours: { from, until } }: { hours: Hours }) => (
  <div className={styles.hours} aria-hidden>
    {Array.from({ length: until - from }, (_, index) => (
      <span key={index} className={styles.hour} style={vars({ place: index })}>
        {texts.hour(from + index)}
      </span>
    ))}
  </div>
);

interface DayProps {
  day: string;
  hours: Hours;
  plan: DayPlan;
}

function Day({ day, hours, plan: { whole, outside, timed } }: DayProps) {
  const now = useNow();
  const isToday = dutchDate(now) === day;
  const { shown, rests } = foldColumns(timed);
  const isEmpty = whole.length + outside.length + timed.length === 0;
  return (
    <section className={clsx(styles.day, isToday && styles.today)} aria-labelledby={`day-${day}`}>
      <DayName day={day} id={`day-${day}`} />
      <ul className={styles.chips}>
        {[...whole, ...outside].map((appointment, index) => (
          <li key={index}>
            <AppointmentButton appointment={appointment} day={day} className={styles.chip} />
          </li>
        ))}
      </ul>
      <div className={styles.column}>
        <ul className={styles.timed}>
          {shown.map(({ appointment, from, until, column, columns, isFolded }, index) => (
            <li key={index}>
              <AppointmentButton
                appointment={appointment}
                day={day}
                className={styles.block}
                style={vars({ from, until, column, columns, folded: Number(isFolded) })}
              />
            </li>
          ))}
          {rests.map(({ from, until, hidden }) => (
            <li key={from}>
              <RestButton
                appointments={hidden.map(({ appointment }) => appointment)}
                style={vars({ from, until })}
              />
            </li>
          ))}
        </ul>
        {isToday && <NowLine now={now} hours={hours} />}
        {isEmpty && <VisuallyHidden>{agendaTexts.none}</VisuallyHidden>}
      </div>
    </section>
  );
}

function NowLine({ now, hours: { from, until } }: { now: number; hours: Hours }) {
  const [hour = 0, minute = 0] = formatTime(now).split(':').map(Number);
  if (hour < from || hour >= until) return null;
  return <div className={styles.now} style={vars({ from: hour * 60 + minute })} aria-hidden />;
}
