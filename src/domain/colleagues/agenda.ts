import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import type { Appointment } from './appointment';

const labels = {
  allDay: 'Hele dag',
  fromTime: (time: string) => `Vanaf ${time}`,
  untilTime: (time: string) => `Tot ${time}`,
};

/** Describes the time of an appointment on this day (`yyyy-MM-dd`); null when its begin is unknown. */
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

/** Keeps the appointments that take place at some moment of the day (`yyyy-MM-dd`) and have a known begin. */
export const onDay = (appointments: readonly Appointment[], day: string): Appointment[] =>
  appointments.filter(({ startTime, endTime }) => {
    if (startTime === null) return false;
    /* An appointment that ends at midnight belongs to the day before. */
    const last = endTime !== null && endTime > startTime ? Date.parse(endTime) - 1 : startTime;
    return dutchDate(startTime) <= day && dutchDate(last) >= day;
  });

/** Returns the day's appointments: whole-day appointments first, then the others in the order of their begin. */
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
