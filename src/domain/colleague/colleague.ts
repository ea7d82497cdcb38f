import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** `id` is the user id; `personId` opens the colleague's card (AMB-117). */
export const Colleague = v.object({
  id: d.id,
  personId: d.optionalId,
  roleId: d.optionalId,
  name: d.text,
  department: d.optionalText,
  job: d.optionalText,
  email: d.optionalText,
  phoneNumber: d.optionalText,
  phoneNumber2: d.optionalText,
  functiongroups: d.listOf(v.object({ id: d.id, title: d.text })),
});
export type Colleague = v.InferOutput<typeof Colleague>;

export const FunctionGroup = v.object({ id: d.id, title: d.text, memberIds: d.listOf(d.id) });
export type FunctionGroup = v.InferOutput<typeof FunctionGroup>;

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
  status: d.optionalMember<AppointmentStatus>(AppointmentStatus),
  isAllDay: d.flag,
});
export type Appointment = v.InferOutput<typeof Appointment>;
