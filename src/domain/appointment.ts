import * as v from 'valibot';
import { flag, instant, optionalText } from './decode';

/** Something in the calendar of a colleague; `endTime` may lie before `startTime`. */
export const Appointment = v.object({
  subject: optionalText,
  location: optionalText,
  startTime: instant,
  endTime: instant,
  isAllDay: flag,
});
export type Appointment = v.InferOutput<typeof Appointment>;
