import type { Appointment } from '@/domain/colleagues/appointment';
import { agendaOf } from '@/domain/colleagues/agenda';
import { mutedClass } from '@/ui/layout/Section';
import styles from './Agenda.module.css';
import { agendaTexts as texts } from './agendaTexts';
import { AppointmentLine } from './AppointmentLine';

interface DayAgendaProps {
  appointments: readonly Appointment[];
  /** `yyyy-MM-dd`. */
  day: string;
}

/** The calendar of one day in words; appointments without a known time are left out. */
export function DayAgenda({ appointments, day }: DayAgendaProps) {
  const agenda = agendaOf(appointments, day);
  if (agenda.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <ul className={styles.lines} aria-label={texts.appointments}>
      {agenda.map((appointment, index) => (
        <AppointmentLine key={index} appointment={appointment} when={appointment.when} />
      ))}
    </ul>
  );
}
