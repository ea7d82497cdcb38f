import * as v from 'valibot';
import { flag, id, instant, optionalText } from '../decode/decode';

/** By which somebody signs in to the portal for customers. */
export const Account = v.object({
  id,
  username: optionalText,
  isActive: flag,
  isBlocked: flag,
  created: instant,
  lastLogin: instant,
});
export type Account = v.InferOutput<typeof Account>;
