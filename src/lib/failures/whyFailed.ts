import { lookUp } from '@/lib/values';
import { type Cause, whyNotDone, whyNotShown } from './failureTexts';

/**
 * How a call failed:
 * - `offline`: not sent, because the browser has no network;
 * - `notRead`: not sent, because data that had to be read first did not arrive;
 * - `noAnswer`: perhaps sent, but no answer came (network, time-out), so a write may have been carried out;
 * - `refused`: the server answered with a failure, see `status`;
 * - `unusable`: an answer came that the program cannot read;
 * - `cancelled`: the program no longer wanted the answer.
 */
export type FailureKind = 'offline' | 'notRead' | 'noAnswer' | 'refused' | 'unusable' | 'cancelled';

/** The known facts of a failed call. */
export interface Failure {
  kind: FailureKind;
  /** The HTTP status; null if there was none. */
  status: number | null;
}

const SERVER_FAILED = 500;

const byStatus: Readonly<Record<number, Cause>> = {
  401: 'signedOut',
  403: 'notAllowed',
  404: 'gone',
  408: 'noAnswer',
  409: 'changed',
  410: 'gone',
  412: 'changed',
  413: 'tooLarge',
  429: 'tooBusy',
};

const byKind: Readonly<Record<Exclude<FailureKind, 'refused'>, Cause>> = {
  offline: 'offline',
  notRead: 'notRead',
  noAnswer: 'noAnswer',
  unusable: 'unreadable',
  cancelled: 'noAnswer',
};

function causeOf({ kind, status }: Failure): Cause {
  if (kind !== 'refused') return byKind[kind];
  const code = status ?? SERVER_FAILED;
  return lookUp(byStatus, code) ?? (code >= SERVER_FAILED ? 'serverFailed' : 'notAccepted');
}

/** Causes for which another try gives the same answer. */
const LASTING: readonly Cause[] = ['notAllowed', 'gone', 'tooLarge'];

/**
 * Explains why an action failed, and whether trying again helps: the one place that turns a failure into a sentence.
 */
export const whyFailed = (failure: Failure): string => whyNotDone[causeOf(failure)];

/** Explains why content could not be fetched, in the words for a failed action where those fit. */
export function whyNotFetched(failure: Failure): string {
  const cause = causeOf(failure);
  return lookUp(whyNotShown, cause) ?? whyNotDone[cause];
}

/** Returns whether fetching again may help. */
export const mayAskAgain = (failure: Failure): boolean => !LASTING.includes(causeOf(failure));
