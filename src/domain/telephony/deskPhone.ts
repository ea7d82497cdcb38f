import * as v from 'valibot';
import * as d from '../decode/decode';
import { PhoneCall } from './phone';
import { PhoneStatus } from './phoneStatus';

/** The phone of anybody at the desk, as everybody with a phone may know it. */
export const DeskPhone = v.object({
  userId: d.id,
  name: d.text,
  /** With which it is logged in. */
  phoneNumber: d.optionalText,
  status: d.member<PhoneStatus>(PhoneStatus),
  calls: d.listOf(PhoneCall),
});
export type DeskPhone = v.InferOutput<typeof DeskPhone>;
