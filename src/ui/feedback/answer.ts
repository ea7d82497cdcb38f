import { type Failure, mayAskAgain, whyNotFetched } from '@/lib/failures/whyFailed';
import { isRecord } from '@/lib/values';
import { uiTexts } from '../uiTexts';

/** The state of a query as its hook returns it. */
export interface Answer<T> {
  currentData?: T | undefined;
  /** The error of the last try; it stays during another try. */
  error?: unknown;
  isFetching: boolean;
  /** The last try failed and no other try is under way. */
  isError: boolean;
  refetch: () => unknown;
}

const NOT_ALLOWED = 403;

/** Returns true for a forbidden request, where another try cannot help. */
export const isRefusal = (error: unknown): boolean => isRecord(error) && error['status'] === NOT_ALLOWED;

const isFailure = (error: unknown): error is Failure =>
  isRecord(error) && typeof error['kind'] === 'string' && 'status' in error;

/** Returns why a query has no answer, if known, and whether it may be tried again. */
export const whyNoAnswer = (error: unknown): { why: string; again: boolean } =>
  isFailure(error) ? { why: whyNotFetched(error), again: mayAskAgain(error) } : { why: '', again: true };

/** Returns the state of one query, for a screen that combines several queries. */
export const loadOf = ({ currentData, isError }: Answer<unknown>): 'loading' | 'loaded' | 'failed' => {
  if (currentData !== undefined) return 'loaded';
  return isError ? 'failed' : 'loading';
};

/** Returns one line of text for an answer, also while the answer loads and after its query has failed. */
export function lineOf<T>(answer: Answer<T>, failed: string, say: (value: T) => string): string {
  if (answer.currentData !== undefined) return say(answer.currentData);
  return answer.isError ? failed : uiTexts.loading;
}
