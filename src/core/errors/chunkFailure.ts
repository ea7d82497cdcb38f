import * as v from 'valibot';
import { readSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/** Browser messages for a part of the program that is no longer on the server, for instance after a deploy (E6). */
const SIGNS = [
  'dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
  'is not a valid JavaScript MIME type',
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && SIGNS.some((sign) => error.message.includes(sign));

/** A page that was reloaded without success reloads itself again only after this time. */
const RELOAD_PAUSE_MS = 60_000;

/** True if the page may be reloaded without asking, which is allowed at most once a minute. */
export function mayReload(now: number): boolean {
  const last = readSession(storageKeys.chunkReload, v.number(), 0);
  return now - last > RELOAD_PAUSE_MS;
}

export const noteReload = (now: number): void => writeSession(storageKeys.chunkReload, now);
