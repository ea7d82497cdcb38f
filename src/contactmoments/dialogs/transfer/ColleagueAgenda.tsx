import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { colleagueQueries } from '@/api/colleagueQueries';
import { selectConfig } from '@/core/config/configSlice';
import type { Appointment, Colleague } from '@/domain/colleague/colleague';
import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';
import { registrationTexts } from '../registrationTexts';
import styles from './Transfer.module.css';

const texts = registrationTexts.transfer;

/** What somebody does today, where the installation knows calendars; and the number to reach them at. */
export function ColleagueAgenda({ colleague: { id, name, phoneNumber } }: { colleague: Colleague }) {
  const { facets } = useSelector(selectConfig);
  const day = dutchDate(useNow());
  const isKnown = facets.calendar?.available === true;
  const answer = colleagueQueries.endpoints.calendarOfDay.useQuery(isKnown ? { id, day } : skipToken);
  const number = isDiallable(phoneNumber) && (
    <CopyButton text={phoneNumber} label={texts.copyNumber} copiedLabel={texts.numberCopied} />
  );
  if (!isKnown && number === false) return null;
  return (
    <Section title={isKnown ? texts.agenda(name) : name} aside={number}>
      {isKnown && (
        <QueryView answer={answer} failed={texts.agendaFailed}>
          {(appointments) => <Appointments appointments={appointments} />}
        </QueryView>
      )}
    </Section>
  );
}

/** Those of which nobody knows when are left out. */
function Appointments({ appointments }: { appointments: readonly Appointment[] }) {
  const known = appointments
    .flatMap((one) => (one.startTime === null ? [] : [{ ...one, startTime: one.startTime }]))
    .sort((one, other) => (one.startTime < other.startTime ? -1 : 1));
  if (known.length === 0) return <p className={styles.hint}>{texts.agendaEmpty}</p>;
  return (
    <ul className={styles.list}>
      {known.map(({ startTime, endTime, subject, isAllDay }, index) => (
        <li key={index} className={styles.appointment}>
          <span className={styles.hint}>
            {isAllDay
              ? texts.allDay
              : endTime !== null && endTime > startTime
                ? `${formatTime(startTime)}–${formatTime(endTime)}`
                : formatTime(startTime)}
          </span>
          {subject ?? texts.noSubject}
        </li>
      ))}
    </ul>
  );
}
