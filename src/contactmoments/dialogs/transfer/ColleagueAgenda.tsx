import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { colleagueQueries } from '@/api/colleagueQueries';
import { selectConfig } from '@/core/config/configSlice';
import { agendaOf } from '@/domain/colleague/agenda';
import { type Appointment, appointmentStatusLabel, AppointmentStatus } from '@/domain/colleague/appointment';
import type { Colleague } from '@/domain/colleague/colleague';
import { dutchDate } from '@/lib/dates/calendar';
import { isRecord } from '@/lib/values';
import { useNow } from '@/lib/useNow';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';
import { registrationTexts } from '../registrationTexts';
import styles from './Transfer.module.css';

const texts = registrationTexts.transfer;
const NO_CALENDARS = 503;

/** What somebody does today, where the installation knows calendars; and the number to reach them at. */
export function ColleagueAgenda({ colleague: { id, name, phoneNumber, roleId } }: { colleague: Colleague }) {
  const { facets } = useSelector(selectConfig);
  const day = dutchDate(useNow());
  const isKnown = facets.calendar !== undefined;
  const answer = colleagueQueries.endpoints.calendar.useQuery(isKnown ? { id, day, days: 1 } : skipToken);
  const isOff = isRecord(answer.error) && answer.error['status'] === NO_CALENDARS;
  const number = isDiallable(phoneNumber) && (
    <>
      <CallableNumber number={phoneNumber} roleId={roleId} />
      <CopyButton text={phoneNumber} label={texts.copyNumber} copiedLabel={texts.numberCopied} />
    </>
  );
  if (!isKnown && number === false) return null;
  return (
    <Section title={isKnown ? texts.agenda(name) : name} aside={number}>
      {isKnown && (
        <QueryView answer={answer} failed={isOff ? texts.agendaOff : texts.agendaFailed}>
          {(appointments) => <Appointments appointments={appointments} day={day} />}
        </QueryView>
      )}
    </Section>
  );
}

/** Those of which nobody knows when are left out. */
function Appointments({ appointments, day }: { appointments: readonly Appointment[]; day: string }) {
  const known = agendaOf(appointments, day);
  if (known.length === 0) return <p className={styles.hint}>{texts.agendaEmpty}</p>;
  return (
    /* It scrolls, and so can be reached with the keyboard. */
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.list} tabIndex={0} aria-label={texts.appointments}>
      {known.map(({ when, subject, status }, index) => (
        <li key={index} className={styles.appointment}>
          <span className={styles.when}>{when}</span>
          <span>{subject ?? texts.noSubject}</span>
          {status !== null && status !== AppointmentStatus.Busy && (
            <span className={styles.hint}>{appointmentStatusLabel(status)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
