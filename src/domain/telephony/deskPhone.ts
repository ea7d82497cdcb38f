import * as v from 'valibot';
import * as d from '../decode/decode';
import { PhoneCall } from './phone';
import { PhoneStatus } from './phoneStatus';

/** The phone of a colleague at the desk, as every user with a phone can see it. */
export const DeskPhone = v.object({
  userId: d.id,
  name: d.text,
  /** The number that the phone is logged in with. */
  phoneNumber: d.optionalText,
  status: d.member<PhoneStatus>(PhoneStatus),
  calls: d.listOf(PhoneCall),
});
export type DeskPhone = v.InferOutput<typeof DeskPhone>;
