import type { Appointment } from '@/domain/colleagues/appointment';
import { noteClass } from '@/ui/layout/Section';
import { detailsOf, subjectOf } from './appointmentWords';
import styles from './Agenda.module.css';

interface AppointmentLineProps {
  appointment: Appointment;
  when: string;
}

export function AppointmentLine({ appointment, when }: AppointmentLineProps) {
  const details = detailsOf(appointment);
  return (
    <li className={styles.line}>
      <span className={styles.when}>{when}</span>
      <span className={styles.words}>
        <span>{subjectOf(appointment)}</span>
        {details !== '' && <span className={noteClass}>{details}</span>}
      </span>
    </li>
  );
}
