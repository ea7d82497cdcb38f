import * as v from 'valibot';
import * as d from '../decode/decode';
import { PresenceStatus } from './presence';

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
  /** The status when the record was read; the live status is queried by id. */
  status: d.optionalMember<PresenceStatus>(PresenceStatus),
  /** The id of the photo; null when there is none. */
  pictureBlobId: d.optionalText,
  functiongroups: d.listOf(v.object({ id: d.id, title: d.text })),
});
export type Colleague = v.InferOutput<typeof Colleague>;

export const FunctionGroup = v.object({ id: d.id, title: d.text, memberIds: d.listOf(d.id) });
export type FunctionGroup = v.InferOutput<typeof FunctionGroup>;
