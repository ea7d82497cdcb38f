import { useState } from 'react';
import { onDay } from '@/domain/colleague/agenda';
import type { Appointment } from '@/domain/colleague/appointment';
import { addDays } from '@/lib/dates/deadlineFilter';
import { formatDay } from '@/lib/dates/formatDay';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass } from '@/ui/layout/Section';
import styles from './Agenda.module.css';
import { agendaTexts as texts } from './agendaTexts';
import { CALENDAR_DAYS } from './calendarDays';
import { DayAgenda } from './DayAgenda';

interface ComingDaysProps {
  appointments: readonly Appointment[];
  /** `yyyy-MM-dd`. */
  today: string;
}

/** The days after today that are in a calendar, folded away; a day on which nothing is, is left out. */
export function ComingDays({ appointments, today }: ComingDaysProps) {
  const [isOpen, setOpen] = useState(false);
  const days = Array.from({ length: CALENDAR_DAYS - 1 }, (_, index) => addDays(today, index + 1))
    .map((day) => ({ day, those: onDay(appointments, day) }))
    .filter(({ those }) => those.length > 0);
  return (
    <Disclosure as="h3" title={texts.comingDays} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      {days.length === 0 && <p className={mutedClass}>{texts.none}</p>}
      {days.map(({ day, those }) => (
        <section key={day} className={styles.day} aria-label={formatDay(day)}>
          <h4 className={styles.dayName}>{formatDay(day)}</h4>
          <DayAgenda appointments={those} day={day} />
        </section>
      ))}
    </Disclosure>
  );
}
