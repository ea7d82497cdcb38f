import { type Failure, mayAskAgain, whyNotFetched } from '@/lib/failures/whyFailed';
import { isRecord } from '@/lib/values';
import { uiTexts } from '../uiTexts';

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

/** One line of text for an answer, also while it is on its way and when it failed. */
export function lineOf<T>(answer: Answer<T>, failed: string, say: (value: T) => string): string {
  if (answer.currentData !== undefined) return say(answer.currentData);
  return answer.isError ? failed : uiTexts.loading;
}
