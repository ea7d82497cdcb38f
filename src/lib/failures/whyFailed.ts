import { lookUp } from '@/lib/values';
import { type Cause, whyNotDone, whyNotShown } from './failureTexts';

/**
 * How a call failed:
 * - `offline`: not sent, the browser has no network;
 * - `notRead`: what had to be read first did not come, so nothing was sent;
 * - `noAnswer`: perhaps sent, no answer came (network, time-out): a write may have been carried out;
 * - `refused`: the server said no, see `status`;
 * - `unusable`: an answer came that this product cannot read;
 * - `cancelled`: we no longer wanted it.
 */
export type FailureKind = 'offline' | 'notRead' | 'noAnswer' | 'refused' | 'unusable' | 'cancelled';

/** What is known of a call that failed. */
export interface Failure {
  kind: FailureKind;
  /** The HTTP status, null where there was none. */
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

/** Causes for which asking again brings the same answer. */
const LASTING: readonly Cause[] = ['notAllowed', 'gone', 'tooLarge'];

/** Why something was not done, and whether trying again helps: the one place where a failure becomes a sentence. */
export const whyFailed = (failure: Failure): string => whyNotDone[causeOf(failure)];

/** Why something could not be fetched, in the same words where they fit. */
export function whyNotFetched(failure: Failure): string {
  const cause = causeOf(failure);
  return lookUp(whyNotShown, cause) ?? whyNotDone[cause];
}

/** Whether it is of use to ask again what could not be fetched. */
export const mayAskAgain = (failure: Failure): boolean => !LASTING.includes(causeOf(failure));
