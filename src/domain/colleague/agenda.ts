import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import type { Appointment } from './appointment';

const labels = {
  allDay: 'Hele dag',
  fromTime: (time: string) => `Vanaf ${time}`,
  untilTime: (time: string) => `Tot ${time}`,
};

/** When something in a calendar is, as far as it is about this day (`yyyy-MM-dd`); null where nobody knows. */
export function whenIs({ startTime, endTime, isAllDay }: Appointment, day: string): string | null {
  if (isAllDay) return labels.allDay;
  if (startTime === null) return null;
  const end = endTime !== null && endTime > startTime ? endTime : null;
  const beganEarlier = dutchDate(startTime) < day;
  const endsLater = end !== null && dutchDate(end) > day;
  if (beganEarlier && endsLater) return labels.allDay;
  if (beganEarlier) return end === null ? null : labels.untilTime(formatTime(end));
  if (endsLater) return labels.fromTime(formatTime(startTime));
  return end === null ? formatTime(startTime) : `${formatTime(startTime)}–${formatTime(end)}`;
}

/** Those that go on at some moment of the day (`yyyy-MM-dd`); not those of which nobody knows when they begin. */
export const onDay = (appointments: readonly Appointment[], day: string): Appointment[] =>
  appointments.filter(({ startTime, endTime }) => {
    if (startTime === null) return false;
    /* An end at midnight is of the day before. */
    const last = endTime !== null && endTime > startTime ? Date.parse(endTime) - 1 : startTime;
    return dutchDate(startTime) <= day && dutchDate(last) >= day;
  });

/** All of the day first, then in the order in which they begin. */
export function agendaOf(appointments: readonly Appointment[], day: string) {
  return appointments
    .flatMap((one) => {
      const when = whenIs(one, day);
      return when === null ? [] : [{ ...one, when }];
    })
    .sort(
      (one, other) =>
        Number(other.when === labels.allDay) - Number(one.when === labels.allDay) ||
        (one.startTime ?? '').localeCompare(other.startTime ?? ''),
    );
}
