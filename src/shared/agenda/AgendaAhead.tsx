import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { onDay } from '@/domain/colleagues/agenda';
import { dutchToday, addDays } from '@/lib/dates/deadlineFilter';
import { formatTime } from '@/lib/dates/format';
import { isRecord } from '@/lib/values';
import { useNow } from '@/lib/useNow';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { agendaTexts as texts } from './agendaTexts';
import { subjectOf } from './appointmentWords';
import { DayAgenda } from './DayAgenda';
import { useState } from 'react';
import type { Appointment } from '@/domain/colleagues/appointment';
import { formatDay } from '@/lib/dates/formatDay';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass } from '@/ui/layout/Section';
import styles from './Agenda.module.css';
import { nowIn } from './nowIn';

/** The current appointment of a colleague, or the end of their free time. */
export function Now({ appointments }: { appointments: readonly Appointment[] }) {
  const found = nowIn(appointments, useNow());
  const until = found.until === null ? null : formatTime(found.until);
  return <p>{found.kind === 'free' ? texts.free(until) : texts.busy(subjectOf(found.appointment), until)}</p>;
}

/** The number of days of a calendar that are read at a time (001 §9, 002 §9.1). */
export const CALENDAR_DAYS = 8;

const NO_CALENDARS = 503;

/** The calendar of a colleague now, today and in the coming days, shown where something is passed on (TEL-37). */
export function AgendaAhead({ colleagueId }: { colleagueId: string }) {
  const day = dutchToday(useNow());
  const answer = colleagueQueries.endpoints.calendar.useQuery({ id: colleagueId, day, days: CALENDAR_DAYS });
  const isOff = isRecord(answer.error) && answer.error['status'] === NO_CALENDARS;
  return (
    <QueryView answer={answer} failed={isOff ? texts.off : texts.failed} waiting={<Skeleton lines={2} />}>
      {(appointments) => (
        <>
          <Now appointments={appointments} />
          <DayAgenda appointments={onDay(appointments, day)} day={day} />
          <ComingDays appointments={appointments} today={day} />
        </>
      )}
    </QueryView>
  );
}

interface ComingDaysProps {
  appointments: readonly Appointment[];
  /** `yyyy-MM-dd`. */
  today: string;
}

/** The later days of the calendar, folded at first; days without appointments are left out. */
function ComingDays({ appointments, today }: ComingDaysProps) {
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
