import { HttpError, isConflict, readFirst } from '@/api/http/httpError';
import { sameValue } from '@/lib/values';
import type { Refused } from './submit';

const CONFLICT = 409;

/** A colleague changed the same of this record: nothing was sent. */
export class ColleagueWasFirst extends HttpError {
  constructor(id: string) {
    super('refused', CONFLICT, id);
  }
}

/** Reads what is about to be overwritten, and refuses where it is no longer what the user saw; `seen` is undefined where nothing was shown. */
export async function readUnchanged<T>(id: string, seen: T | undefined, reading: Promise<T>): Promise<T> {
  const now = await readFirst(reading);
  if (seen !== undefined && !sameValue(now, seen)) throw new ColleagueWasFirst(id);
  return now;
}

/** The message after a colleague was first, and the one after any other refusal. */
export const refusedFor =
  (changed: string, failed: string | (() => Refused)) =>
  (error: HttpError): Refused =>
    error instanceof ColleagueWasFirst
      ? { text: changed, reason: '', isConflict: true }
      : { ...(typeof failed === 'string' ? { text: failed } : failed()), isConflict: isConflict(error) };
