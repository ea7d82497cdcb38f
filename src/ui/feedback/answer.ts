import { type Failure, mayAskAgain, whyNotFetched } from '@/lib/failures/whyFailed';
import { isRecord } from '@/lib/values';

/** What is known of a question, as the hook of a query tells it. */
export interface Answer<T> {
  currentData?: T | undefined;
  /** Why the last try failed; also while it is tried again. */
  error?: unknown;
  isFetching: boolean;
  /** The last try failed, and it is not being tried again. */
  isError: boolean;
  refetch: () => unknown;
}

const NOT_ALLOWED = 403;

/** Another try helps nobody who may not see it. */
export const isRefusal = (error: unknown): boolean => isRecord(error) && error['status'] === NOT_ALLOWED;

const isFailure = (error: unknown): error is Failure =>
  isRecord(error) && typeof error['kind'] === 'string' && 'status' in error;

/** Why a question has no answer, as far as that is known, and whether it may be asked again. */
export const whyNoAnswer = (error: unknown): { why: string; again: boolean } =>
  isFailure(error) ? { why: whyNotFetched(error), again: mayAskAgain(error) } : { why: '', again: true };

/** How a question is doing whose answer is one of several things that are needed. */
export const loadOf = ({ currentData, isError }: Answer<unknown>): 'loading' | 'loaded' | 'failed' => {
  if (currentData !== undefined) return 'loaded';
  return isError ? 'failed' : 'loading';
};
