import { type HttpError, isMissing } from '@/api/http/httpError';
import { ColleagueWasFirst } from './colleagueWasFirst';
import type { Refused } from './submit';

interface Overtaken {
  changedMeanwhile: string;
  gone: string;
}

/** The refusal after a colleague changed or removed the record; null for any other failure. */
export function refusedByColleague({ changedMeanwhile, gone }: Overtaken, error: HttpError): Refused | null {
  if (error instanceof ColleagueWasFirst) return { text: changedMeanwhile, reason: '', isConflict: true };
  return isMissing(error) ? { text: gone, reason: '' } : null;
}
