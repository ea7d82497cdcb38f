import type { Appointment } from '@/domain/colleague/appointment';
import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import { registrationTexts } from '../registrationTexts';

const texts = registrationTexts.transfer;

/** When something in a calendar is, as far as it is about this day (`yyyy-MM-dd`); null where nobody knows. */
export function whenIs({ startTime, endTime, isAllDay }: Appointment, day: string): string | null {
  if (isAllDay) return texts.allDay;
  if (startTime === null) return null;
  const end = endTime !== null && endTime > startTime ? endTime : null;
  const beganEarlier = dutchDate(startTime) < day;
  const endsLater = end !== null && dutchDate(end) > day;
  if (beganEarlier && endsLater) return texts.allDay;
  if (beganEarlier) return end === null ? null : texts.untilTime(formatTime(end));
  if (endsLater) return texts.fromTime(formatTime(startTime));
  return end === null ? formatTime(startTime) : `${formatTime(startTime)}–${formatTime(end)}`;
}

/** All of the day first, then in the order in which they begin. */
export function agendaOf(appointments: readonly Appointment[], day: string) {
  return appointments
    .flatMap((one) => {
      const when = whenIs(one, day);
      return when === null ? [] : [{ ...one, when }];
    })
    .sort(
      (one, other) =>
        Number(other.when === texts.allDay) - Number(one.when === texts.allDay) ||
        (one.startTime ?? '').localeCompare(other.startTime ?? ''),
    );
}
