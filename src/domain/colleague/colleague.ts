import * as v from 'valibot';
import { id, listOf, optionalId, optionalText, text, flag, instant } from '../decode/decode';

/** `id` is the user id; `personId` opens the colleague's card (AMB-117). */
export const Colleague = v.object({
  id,
  personId: optionalId,
  roleId: optionalId,
  name: text,
  department: optionalText,
  job: optionalText,
  email: optionalText,
  phoneNumber: optionalText,
  phoneNumber2: optionalText,
  functiongroups: listOf(v.object({ id, title: text })),
});
export type Colleague = v.InferOutput<typeof Colleague>;

export const FunctionGroup = v.object({ id, title: text, memberIds: listOf(id) });
export type FunctionGroup = v.InferOutput<typeof FunctionGroup>;

/** Something in the calendar of a colleague; `endTime` may lie before `startTime`. */
export const Appointment = v.object({
  subject: optionalText,
  location: optionalText,
  startTime: instant,
  endTime: instant,
  isAllDay: flag,
});
export type Appointment = v.InferOutput<typeof Appointment>;
