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

/** 001 §5. */
const SUBMIT_GUARD_MS = 200;

/** What is said of a refusal, and of which fields. */
export interface Refused {
  text: string;
  /** Why, and whether trying again helps, beside the text; empty where the text says so itself. By default what the failure says. */
  reason?: string;
  /** Stands below it: what may help. */
  hint?: string;
  /** The kind of the toast, which then comes beside a form too; without a kind it comes only where no form shows the refusal. */
  kind?: ToastKind;
  fields?: readonly string[];
  /** A colleague was first. */
  isConflict?: boolean;
}

/** A refusal with a toast of its own, also beside a form (001 §8). */
export const asToast = (text: string) => (): Refused => ({ text, kind: 'error' });

interface Submit {
  /** Does it; throws an HttpError when the server says no. */
  work: () => Generator;
  /** What is said when it worked, if anything. */
  success?: string;
  /** What is said when it did not; where that depends on why, see `problemOf`. */
  failure: string | ((error: HttpError) => Refused);
  /** After a lost answer: looks whether the server has it after all. */
  verify?: () => SagaIterator<boolean>;
  /** What is said when nobody knows. */
  uncertain?: string;
  /** Reads the record again after a colleague changed or removed it, so that its form shows that first. */
  readAgain?: () => Generator;
  draft?: SentPart;
}

/** The draft that is sent. Once the server has it, exactly what was sent is cleared. */
interface SentPart {
  key: string;
  /** What is sent, where it makes a record: kept as long as nobody knows how that ended. */
  body?: unknown;
  /** What stays of the draft; by default the text that was typed since, or all of what was changed. */
  restOf?: RestOf | undefined;
  /** The draft that it was made of, where that is another one. */
  typedIn?: string | undefined;
  /** It was sent before, and nobody knows how that ended: a refusal now says nothing of that. */
  isRetry?: boolean;
}

/** Whether another tab has what is to be sent, so that it is not for this one to send. */
export const selectIsOfAnotherTab = (state: WithDrafts, { key, typedIn = key }: SentPart): boolean =>
  selectIsElsewhere(state, key) || selectIsElsewhere(state, typedIn);

/** Clears of a draft what was sent of it: the draft of the store and what is being typed in a field. */
function* clearSent({ key, restOf: restOfDraft = restOf }: SentPart) {
  yield* call(flushTyping);
  const draft = yield* select((state: WithDrafts) => selectDraft(state, key));
  if (!draft?.sent) return;
  yield* put(draftStored({ key, rest: restOfDraft(draft.value, draft.sent.value) }));
}

/** Says so when another tab has what is to be sent. */
function* isRefusedHere(key: string, draft: SentPart | undefined) {
  const isElsewhere =
    draft !== undefined && (yield* select((state: WithDrafts) => selectIsOfAnotherTab(state, draft)));
  if (isElsewhere) yield* put(submissionFailed({ key, message: submissionsTexts.elsewhere }));
  return isElsewhere;
}

/** A second click that was already on its way when the first came back is not a second intent. */
function* guard(key: string, draft: SentPart | undefined) {
  if (draft) yield* put(draftSettled(draft.key));
  yield* put(submissionGuarded(key));
  yield* delay(SUBMIT_GUARD_MS);
  yield* put(submissionReleased(key));
}

/** The server has it: clears what was sent, and says so. */
export function* succeed(key: string, success: string | undefined, draft: SentPart | undefined) {
  if (draft) yield* call(clearSent, draft);
  yield* put(submissionSucceeded(key));
  yield* put(toastCleared(key));
  if (success !== undefined) yield* put(toastShown({ kind: 'success', text: success }));
  return true;
}

/** True when `verify` found it. A `verify` that fails itself has found nothing. */
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
 * Sends one intent once: further calls with the same key do nothing while it runs and for 200 ms after. Nothing is ever
 * repeated behind the agent's back. Our own mistakes are not dressed up as the server's: they are thrown on.
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

/** The outcome stays unknown. */
export function* doubt(key: string, message: string) {
  yield* put(submissionUncertain({ key, message }));
  const hasForm = yield* select((state: WithSubmissions) => selectHasForm(state, key));
  if (!hasForm) yield* put(toastShown({ kind: 'warning', key, text: message }));
  return false;
}

/** The server said no, or was never asked. */
function* fail(key: string, { failure, draft, readAgain }: Submit, error: HttpError) {
  const { text, hint = '', kind, ...said } = refusalOf(failure, error);
  const isGone = isMissing(error);
  if (readAgain && (said.isConflict === true || isGone)) yield* call(readAgain);
  const hasForm = yield* select((state: WithSubmissions) => selectHasForm(state, key));
  const isToasted = hasForm && kind !== undefined;
  yield* put(submissionFailed({ key, message: text, ...said, isGone, isToasted }));
  if (draft && draft.isRetry !== true) yield* put(draftRefused(draft.key));
  if (!hasForm || isToasted) {
    const below = [said.reason ?? '', hint].filter(isFilledIn);
    yield* put(toastShown({ kind: kind ?? 'error', key, text, below }));
  }
  return false;
}
