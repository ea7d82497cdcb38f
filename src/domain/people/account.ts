import * as v from 'valibot';
import * as d from '../decode/decode';

/** The account that a customer signs in to the portal with. */
export const Account = v.object({
  id: d.id,
  username: d.optionalText,
  isActive: d.flag,
  isBlocked: d.flag,
  created: d.instant,
  lastLogin: d.instant,
});
export type Account = v.InferOutput<typeof Account>;
