import { DayAgenda } from '@/agenda';
import type { Appointment } from '@/domain/colleague/appointment';
import { DayName } from './DayName';
import { onDay } from './dayPlan';
import { workingDaysOf } from './week';
import styles from './Week.module.css';

interface WeekProps {
  appointments: readonly Appointment[];
  monday: string;
}

/** Monday to Friday under each other, where there is no room for columns. */
export const WeekList = ({ appointments, monday }: WeekProps) =>
  workingDaysOf(monday).map((day) => (
    <section key={day} className={styles.listed} aria-labelledby={`day-${day}`}>
      <DayName day={day} id={`day-${day}`} />
      <DayAgenda appointments={onDay(appointments, day)} day={day} />
    </section>
  ));
