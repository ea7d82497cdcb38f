import * as v from 'valibot';
import { readSession, writeSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';

/** A reload that did not help within this time is not tried again by itself. */
const RELOAD_PAUSE_MS = 60_000;

/** True at most once a minute: then the page may be reloaded without asking. */
export function mayReload(now: number): boolean {
  const last = readSession(storageKeys.chunkReload, v.number(), 0);
  return now - last > RELOAD_PAUSE_MS;
}

export const noteReload = (now: number): void => writeSession(storageKeys.chunkReload, now);
