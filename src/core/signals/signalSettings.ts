import * as v from 'valibot';
import { readKept, writeKept } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/**
 * How a user is notified of waiting customers; notifications only after the user asked for them (the browser asks too).
 */
const SignalSettings = v.object({
  sound: v.boolean(),
  notifications: v.boolean(),
  /** The first login has asked the browser; later ones do not. */
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
