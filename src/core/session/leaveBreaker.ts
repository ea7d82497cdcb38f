import * as v from 'valibot';
import { readSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

const WITHIN_MS = 60_000;
const MOST = 3;

/**
 * False when this tab was sent to the login address three times in a minute. Login and app then disagree, and an error
 * is better than a page that flickers.
 */
export function mayLeave(now = Date.now()): boolean {
  const times = readSession(storageKeys.loginRedirects, v.array(v.number()), []);
  const recent = times.filter((time) => Math.abs(now - time) < WITHIN_MS);
  if (recent.length >= MOST) return false;
  writeSession(storageKeys.loginRedirects, [...recent, now]);
  return true;
}
