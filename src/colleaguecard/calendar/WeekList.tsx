import type { Appointment } from '@/domain/colleague/appointment';
import { agendaOf } from '@/domain/colleague/agenda';
import { mutedClass } from '@/ui/layout/Section';
import { AppointmentLine } from './AppointmentLine';
import { calendarTexts as texts } from './calendarTexts';
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
      <Agenda appointments={appointments} day={day} />
    </section>
  ));

function Agenda({ appointments, day }: { appointments: readonly Appointment[]; day: string }) {
  const agenda = agendaOf(onDay(appointments, day), day);
  if (agenda.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <ul className={styles.lines}>
      {agenda.map((appointment, index) => (
        <AppointmentLine key={index} appointment={appointment} when={appointment.when} />
      ))}
    </ul>
  );
}
