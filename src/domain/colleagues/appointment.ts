import * as v from 'valibot';
import { startOfDutchDay } from '@/lib/dates/calendar';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The colleague's availability during an appointment (002 §9.3). */
export const AppointmentStatus = {
  Free: 'Free',
  Tentative: 'Tentative',
  Busy: 'Busy',
  OOF: 'OOF',
  NoData: 'NoData',
} as const;
export type AppointmentStatus = (typeof AppointmentStatus)[keyof typeof AppointmentStatus];

export const appointmentStatusLabel = labelsOf<AppointmentStatus>({
  [AppointmentStatus.Free]: 'Vrij',
  [AppointmentStatus.Tentative]: 'Onder voorbehoud',
  [AppointmentStatus.Busy]: 'Bezet',
  [AppointmentStatus.OOF]: 'Afwezig',
  [AppointmentStatus.NoData]: 'Onbekend',
});

const CalendarEntry = v.object({
  subject: d.optionalText,
  location: d.optionalText,
  startTime: d.instant,
  endTime: d.instant,
  /** The duration in minutes, as the calendar reports it. */
  duration: d.optionalNumber,
  status: d.optionalMember<AppointmentStatus>(AppointmentStatus),
  isAllDay: d.flag,
  isRecurring: d.flag,
});

const DAY_MS = 24 * 3_600_000;

/** A whole-day entry may begin and end at midnight in UTC, which is 1 or 2 o'clock at night in the Netherlands. */
function onDutchDay(moment: string | null): string | null {
  const isMidnight = moment !== null && Date.parse(moment) % DAY_MS === 0;
  return isMidnight ? startOfDutchDay(moment) : moment;
}

/**
 * An entry in a colleague's calendar; `endTime` may be before `startTime`. A whole-day entry begins and ends at
 * midnight.
 */
export const Appointment = v.pipe(
  CalendarEntry,
  v.transform((entry) =>
    entry.isAllDay
      ? { ...entry, startTime: onDutchDay(entry.startTime), endTime: onDutchDay(entry.endTime) }
      : entry,
  ),
);
export type Appointment = v.InferOutput<typeof Appointment>;
