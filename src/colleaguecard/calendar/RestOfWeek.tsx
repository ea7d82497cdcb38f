import { AppointmentLine, spanOf } from '@/agenda';
import type { Appointment } from '@/domain/colleague/appointment';
import { Section } from '@/ui/layout/Section';
import { calendarTexts as texts } from './calendarTexts';
import { restOfWeek } from './week';
import styles from './Week.module.css';

/** What is on none of the working days: at the weekend, or nobody knows when. */
export function RestOfWeek({
  appointments,
  monday,
}: {
  appointments: readonly Appointment[];
  monday: string;
}) {
  const rest = restOfWeek(appointments, monday);
  if (rest.length === 0) return null;
  return (
    <div className={styles.rest}>
      <Section title={texts.rest}>
        <ul className={styles.lines}>
          {rest.map((appointment, index) => (
            <AppointmentLine key={index} appointment={appointment} when={spanOf(appointment)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
