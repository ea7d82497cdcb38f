import * as v from 'valibot';
import { readSession, removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

const MOST = 2;

/** True if signing in may restart without the user after an untrusted answer; at most twice, against a loop (T9). */
export function mayRestart(): boolean {
  const restarts = readSession(storageKeys.signInRestarts, v.pipe(v.number(), v.minValue(0)), 0);
  if (restarts >= MOST) return false;
  writeSession(storageKeys.signInRestarts, restarts + 1);
  return true;
}

export const forgetRestarts = (): void => removeSession(storageKeys.signInRestarts);
