import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** How somebody stands towards what is in their calendar (002 §9.3). */
export const AppointmentStatus = {
  Free: 'Free',
  Tentative: 'Tentative',
  Busy: 'Busy',
  OOF: 'OOF',
  NoData: 'NoData',
} as const;
export type AppointmentStatus = (typeof AppointmentStatus)[keyof typeof AppointmentStatus];

const statusLabels: Record<AppointmentStatus, string> = {
  [AppointmentStatus.Free]: 'Vrij',
  [AppointmentStatus.Tentative]: 'Onder voorbehoud',
  [AppointmentStatus.Busy]: 'Bezet',
  [AppointmentStatus.OOF]: 'Afwezig',
  [AppointmentStatus.NoData]: 'Onbekend',
};

export const appointmentStatusLabel = (status: Received<AppointmentStatus>): string =>
  lookUp(statusLabels, status) ?? unknownLabel(status);

/** Something in the calendar of a colleague; `endTime` may lie before `startTime`. */
export const Appointment = v.object({
  subject: d.optionalText,
  location: d.optionalText,
  startTime: d.instant,
  endTime: d.instant,
  /** Minutes, as the calendar counts them. */
  duration: d.optionalNumber,
  status: d.optionalMember<AppointmentStatus>(AppointmentStatus),
  isAllDay: d.flag,
  isRecurring: d.flag,
});
export type Appointment = v.InferOutput<typeof Appointment>;
