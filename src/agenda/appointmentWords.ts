import { whenIs } from '@/domain/colleague/agenda';
import { type Appointment, appointmentStatusLabel, AppointmentStatus } from '@/domain/colleague/appointment';
import { dutchDate, isSameDutchDay } from '@/lib/dates/calendar';
import { formatDate, formatTime } from '@/lib/dates/format';
import { agendaTexts as texts } from './agendaTexts';

export const subjectOf = ({ subject }: Appointment): string => subject ?? texts.noSubject;

/** When it is, on a day or at all. */
export const timeOf = (appointment: Appointment, day?: string): string =>
  whenIs(appointment, day ?? dutchDate(appointment.startTime ?? 0)) ?? texts.noTime;

/** The minutes that the calendar tells, else those between begin and end. */
function durationOf({ duration, startTime, endTime }: Appointment): string | null {
  const between = startTime !== null && endTime !== null ? Date.parse(endTime) - Date.parse(startTime) : 0;
  const minutes = Math.round(duration ?? between / 60_000);
  return minutes > 0 ? texts.minutes(minutes) : null;
}

/** What tells more of it than it says already: being taken does not. */
const statusOf = ({ status }: Appointment): string | null =>
  status === null || status === AppointmentStatus.Busy ? null : appointmentStatusLabel(status);

/** From when until when, whatever day it is looked at from. */
export function spanOf({ startTime, endTime, isAllDay }: Appointment): string {
  if (startTime === null) return texts.noTime;
  const day = formatDate(startTime);
  if (isAllDay) return `${texts.allDay}, ${day}`;
  if (endTime === null || endTime <= startTime) return `${day} ${formatTime(startTime)}`;
  const isOneDay = isSameDutchDay(startTime, endTime);
  const until = isOneDay ? formatTime(endTime) : `${formatDate(endTime)} ${formatTime(endTime)}`;
  return texts.fromUntil(`${day} ${formatTime(startTime)}`, until);
}

interface AppointmentFact {
  label: string;
  value: string;
}

/** What is known of it, line by line: when, where, how long, and whether it is certain. */
export function factsOf(appointment: Appointment): AppointmentFact[] {
  const status = statusOf(appointment);
  const facts = [
    [
      texts.when,
      [spanOf(appointment), appointment.isRecurring && texts.recurring].filter(Boolean).join(', '),
    ],
    [texts.where, appointment.location],
    [texts.howLong, durationOf(appointment)],
    [texts.status, status],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** All of it: subject, begin and end, where, how long (002 §2.1). */
export const allOf = (appointment: Appointment): string =>
  [subjectOf(appointment), ...factsOf(appointment).map(({ value }) => value)].join(' · ');

/** Besides subject and time, for a list. */
export const detailsOf = (appointment: Appointment): string =>
  [appointment.location, durationOf(appointment), statusOf(appointment)].filter(Boolean).join(' · ');
