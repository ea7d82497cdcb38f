import { whenIs } from '@/domain/colleagues/agenda';
import { type Appointment, appointmentStatusLabel, AppointmentStatus } from '@/domain/colleagues/appointment';
import { dutchDate, isSameDutchDay } from '@/lib/dates/calendar';
import { formatDate, formatTime } from '@/lib/dates/format';
import { agendaTexts as texts } from './agendaTexts';

export const subjectOf = ({ subject }: Appointment): string => subject ?? texts.noSubject;

/** The time of an appointment on the given day. Without a day, the time on its first day. */
export const timeOf = (appointment: Appointment, day?: string): string =>
  whenIs(appointment, day ?? dutchDate(appointment.startTime ?? 0)) ?? texts.noTime;

/** The duration that the calendar gives, otherwise the time between start and end. */
function durationOf({ duration, startTime, endTime }: Appointment): string | null {
  const between = startTime !== null && endTime !== null ? Date.parse(endTime) - Date.parse(startTime) : 0;
  const minutes = Math.round(duration ?? between / 60_000);
  return minutes > 0 ? texts.minutes(minutes) : null;
}

/** The status, unless it is Busy, which every appointment implies. */
const statusOf = ({ status }: Appointment): string | null =>
  status === null || status === AppointmentStatus.Busy ? null : appointmentStatusLabel(status);

/** The full start and end, with dates. */
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

/** The known facts of an appointment, one per line: time, place, duration and status. */
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

/** The whole appointment in one line: subject, start and end, place, duration (002 §2.1). */
export const allOf = (appointment: Appointment): string =>
  [subjectOf(appointment), ...factsOf(appointment).map(({ value }) => value)].join(' · ');

/** Place, duration and status, for a list that shows subject and time itself. */
export const detailsOf = (appointment: Appointment): string =>
  [appointment.location, durationOf(appointment), statusOf(appointment)].filter(Boolean).join(' · ');
