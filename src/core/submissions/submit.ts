import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, spawn } from 'typed-redux-saga';
import { type HttpError, isHttpError, isMissing, isUncertain } from '@/api/http/httpError';
import { type RestOf, restOf } from '../drafts/draftRest';
import {
  draftRefused,
  draftSent,
  draftSettled,
  draftStored,
  selectDraft,
  selectIsElsewhere,
  type WithDrafts,
} from '../drafts/draftsSlice';
import { flushTyping } from '../drafts/typing';
import { whyFailed } from '@/lib/failures/whyFailed';
import { isFilledIn } from '@/lib/text';
import { toastCleared, type ToastKind, toastShown } from '../toasts/toastsSlice';
import {
  selectHasForm,
  selectMaySubmit,
  submissionFailed,
  submissionGuarded,
  submissionReleased,
  submissionStarted,
  submissionSucceeded,
  submissionUncertain,
  type WithSubmissions,
} from './submissionsSlice';
import { submissionsTexts } from '../coreTexts';

/** A second click within this time after the outcome is ignored (001 §5). */
const SUBMIT_GUARD_MS = 200;

/** The message after a refusal, and the refused fields. */
export interface Refused {
  text: string;
  /** The cause, and whether a retry helps; empty if `text` already says so. Derived from the error by default. */
  reason?: string;
  /** Advice below the message. */
  hint?: string;
  /** The kind of a toast that appears even beside a form. By default it appears only if no form shows the failure. */
  kind?: ToastKind;
  fields?: readonly string[];
  /** True when a colleague was first. */
  isConflict?: boolean;
}

/** Returns a refusal that shows a toast, even beside a form (001 §8). */
export const asToast = (text: string) => (): Refused => ({ text, kind: 'error' });

interface Submit {
  /** Sends the request. An HttpError means that the server refused it, or that its answer was lost. */
  work: () => Generator;
  /** The toast after success, if any. */
  success?: string;
  /** The message after a failure, which may depend on the error. */
  failure: string | ((error: HttpError) => Refused);
  /** Checks after a lost answer whether the server did carry out the request. */
  verify?: () => SagaIterator<boolean>;
  /** The message when the outcome is unknown. */
  uncertain?: string;
  /** Reads the record again after a colleague changed or removed it, so that its form shows the change first. */
  readAgain?: () => Generator;
  draft?: SentPart;
}

/** The draft that is sent. Once the server has it, exactly the sent part is cleared. */
interface SentPart {
  key: string;
  /** The body of a new record, kept while the outcome is unknown. */
  body?: unknown;
  /** Returns the rest of the draft: by default the text typed since, or the whole text if the sent text was changed. */
  restOf?: RestOf | undefined;
  /** The key of the draft in which the user typed, if the sent draft was made from another draft. */
  typedIn?: string | undefined;
  /** True if the draft was sent before with an unknown outcome, which a refusal now does not settle. */
  isRetry?: boolean;
}

/** True if the draft is open in another tab, so that this tab must not send it. */
export const selectIsOfAnotherTab = (state: WithDrafts, { key, typedIn = key }: SentPart): boolean =>
  selectIsElsewhere(state, key) || selectIsElsewhere(state, typedIn);

/** Clears the sent part of a draft, in the store and in a field that is being typed in. */
function* clearSent({ key, restOf: restOfDraft = restOf }: SentPart) {
  yield* call(flushTyping);
  const draft = yield* select((state: WithDrafts) => selectDraft(state, key));
  if (!draft?.sent) return;
  yield* put(draftStored({ key, rest: restOfDraft(draft.value, draft.sent.value) }));
}

/** If the draft is open in another tab, fails the submission and returns true. */
function* isRefusedHere(key: string, draft: SentPart | undefined) {
  const isElsewhere =
    draft !== undefined && (yield* select((state: WithDrafts) => selectIsOfAnotherTab(state, draft)));
  if (isElsewhere) yield* put(submissionFailed({ key, message: submissionsTexts.elsewhere }));
  return isElsewhere;
}

/** Blocks the key for a moment, since a second click right after the outcome is not a new request. */
function* guard(key: string, draft: SentPart | undefined) {
  if (draft) yield* put(draftSettled(draft.key));
  yield* put(submissionGuarded(key));
  yield* delay(SUBMIT_GUARD_MS);
  yield* put(submissionReleased(key));
}

/** Ends a submission that the server accepted: clears the sent part of the draft, and shows the toast. */
export function* succeed(key: string, success: string | undefined, draft: SentPart | undefined) {
  if (draft) yield* call(clearSent, draft);
  yield* put(submissionSucceeded(key));
  yield* put(toastCleared(key));
  if (success !== undefined) yield* put(toastShown({ kind: 'success', text: success }));
  return true;
}

/** Returns the result of `verify`; false if `verify` itself fails. */
export function* isStored(verify: Submit['verify']) {
  if (!verify) return false;
  try {
    return yield* call(verify);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return false;
  }
}

/**
 * Sends one request once: further calls with the same key do nothing while it runs and for 200 ms after. Nothing is
 * ever repeated unless the agent asks for it. Errors in our own code are rethrown, not shown as a refusal of the
 * server.
 */
export function* submit(key: string, intent: Submit) {
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const { work, success, verify, uncertain = submissionsTexts.uncertain, draft } = intent;
  if (yield* call(isRefusedHere, key, draft)) return false;
  yield* put(submissionStarted(key));
  yield* call(flushTyping);
  if (draft) yield* put(draftSent(draft.key, draft.body ?? null));
  let settled = false;
  try {
    yield* call(work);
    settled = true;
    return yield* succeed(key, success, draft);
  } catch (error) {
    if (settled || !isHttpError(error)) throw error;
    settled = true;
    if (!isUncertain(error)) return yield* fail(key, intent, error);
    if (yield* call(isStored, verify)) return yield* succeed(key, success, draft);
    return yield* doubt(key, uncertain);
  } finally {
    if (!settled) yield* put(submissionUncertain({ key, message: uncertain }));
    yield* spawn(guard, key, draft);
  }
}

function refusalOf(failure: Submit['failure'], error: HttpError): Refused {
  const reason = whyFailed(error);
  return { reason, ...(typeof failure === 'string' ? { text: failure } : failure(error)) };
}

/** Ends a submission with an unknown outcome; shows a toast if no form shows it. */
export function* doubt(key: string, message: string) {
  yield* put(submissionUncertain({ key, message }));
  const hasForm = yield* select((state: WithSubmissions) => selectHasForm(state, key));
  if (!hasForm) yield* put(toastShown({ kind: 'warning', key, text: message }));
  return false;
}

/** Ends a submission that the server refused or never received. */
function* fail(key: string, { failure, draft, readAgain }: Submit, error: HttpError) {
  const { text, hint = '', kind, ...details } = refusalOf(failure, error);
  const isGone = isMissing(error);
  if (readAgain && (details.isConflict === true || isGone)) yield* call(readAgain);
  const hasForm = yield* select((state: WithSubmissions) => selectHasForm(state, key));
  const isToasted = hasForm && kind !== undefined;
  yield* put(submissionFailed({ key, message: text, ...details, isGone, isToasted }));
  if (draft && draft.isRetry !== true) yield* put(draftRefused(draft.key));
  if (!hasForm || isToasted) {
    const below = [details.reason ?? '', hint].filter(isFilledIn);
    yield* put(toastShown({ kind: kind ?? 'error', key, text, below }));
  }
  return false;
}
