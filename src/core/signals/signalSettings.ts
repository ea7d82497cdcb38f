import * as v from 'valibot';
import { readKept, writeKept } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/**
 * The ways in which a user is notified of waiting customers. Notifications are off until the user asks for them,
 * because the browser then asks for permission.
 */
const SignalSettings = v.object({
  sound: v.boolean(),
  notifications: v.boolean(),
  /** True once the first login has asked the browser, so that later logins do not. */
  isAsked: v.optional(v.boolean(), false),
});
export type SignalSettings = v.InferOutput<typeof SignalSettings>;

export const readSignalSettings = (userId: string | null): SignalSettings =>
  readKept(storageKeys.signals, userId, SignalSettings, {
    sound: true,
    notifications: false,
    isAsked: false,
  });

export const writeSignalSettings = (userId: string | null, settings: SignalSettings): void => {
  writeKept(storageKeys.signals, userId, settings);
};
