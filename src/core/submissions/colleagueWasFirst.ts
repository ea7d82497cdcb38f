import { HttpError, isConflict, isMissing, readFirst } from '@/api/http/httpError';
import { sameValue } from '@/lib/values';
import type { Refused } from './submit';

const CONFLICT = 409;

/** The error when nothing was sent because a colleague changed the same part of the record. */
export class ColleagueWasFirst extends HttpError {
  constructor(id: string) {
    super('refused', CONFLICT, id);
  }
}

/** Returns the value that will be overwritten; throws if it differs from `seen` (undefined if nothing was shown). */
export async function readUnchanged<T>(id: string, seen: T | undefined, reading: Promise<T>): Promise<T> {
  const now = await readFirst(reading);
  if (seen !== undefined && !sameValue(now, seen)) throw new ColleagueWasFirst(id);
  return now;
}

/** Returns the message after a colleague was first (`changed`), or after any other refusal (`failed`). */
export const refusedFor =
  (changed: string, failed: string | (() => Refused)) =>
  (error: HttpError): Refused =>
    error instanceof ColleagueWasFirst
      ? { text: changed, reason: '', isConflict: true }
      : { ...(typeof failed === 'string' ? { text: failed } : failed()), isConflict: isConflict(error) };

interface Overtaken {
  changedMeanwhile: string;
  gone: string;
}

/** The refusal after a colleague changed or removed the record; null for any other failure. */
export function refusedByColleague({ changedMeanwhile, gone }: Overtaken, error: HttpError): Refused | null {
  if (error instanceof ColleagueWasFirst) return { text: changedMeanwhile, reason: '', isConflict: true };
  return isMissing(error) ? { text: gone, reason: '' } : null;
}
