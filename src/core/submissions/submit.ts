import { call, delay, put, select, spawn } from 'typed-redux-saga';
import { type HttpError, isHttpError, isUncertain } from '@/api/httpError';
import { draftSent, draftSettled } from '../drafts/draftsSlice';
import { toastCleared, type ToastKind, toastShown } from '../toasts/toastsSlice';
import {
  selectMaySubmit,
  submissionFailed,
  submissionGuarded,
  submissionReleased,
  submissionStarted,
  submissionSucceeded,
  submissionUncertain,
  type WithSubmissions,
} from './submissionsSlice';
import { submissionsTexts } from './submissionsTexts';

/** 001 §5. */
const SUBMIT_GUARD_MS = 200;

/** What is said of a refusal, and of which fields. */
export interface Refused {
  text: string;
  /** Of the toast; an error unless said otherwise. */
  kind?: ToastKind;
  fields?: Readonly<Record<string, string>>;
}

interface Submit {
  /** Does it; throws an HttpError when the server says no. */
  work: () => Generator;
  /** What is said when it worked, if anything. */
  success?: string;
  /** What is said when it did not; where that depends on why, see `problemOf`. */
  failure: string | ((error: HttpError) => Refused);
  /** After a lost answer: looks whether the server has it after all. */
  verify?: () => Generator<unknown, boolean>;
  /** What is said when nobody knows. */
  uncertain?: string;
  /** The draft that is sent, with the ids of what the server already has that looks like it: so a reload keeps the doubt. */
  draft?: { key: string; known: string[] };
}

/** A second click that was already on its way when the first came back is not a second intent. */
function* guard(key: string) {
  yield* put(submissionGuarded(key));
  yield* delay(SUBMIT_GUARD_MS);
  yield* put(submissionReleased(key));
}

function* succeed(key: string, success: string | undefined, draft?: string) {
  yield* put(submissionSucceeded(key));
  yield* put(toastCleared(key));
  if (draft !== undefined) yield* put(draftSettled(draft));
  if (success !== undefined) yield* put(toastShown({ kind: 'success', text: success }));
  return true;
}

/** True when `verify` found it. A `verify` that fails itself has found nothing. */
function* isStored(verify: Submit['verify']) {
  if (!verify) return false;
  try {
    return yield* call(verify);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return false;
  }
}

interface Recheck {
  verify: () => Generator<unknown, boolean>;
  /** What is said when it turns out to be stored. */
  success: string;
  draft: string;
}

/** Looks for what was sent before while nobody knew how that ended. True when the server has it. */
function* look(key: string, verify: Recheck['verify']) {
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  yield* put(submissionStarted(key));
  let stored = false;
  try {
    if (yield* call(isStored, verify)) stored = true;
  } finally {
    if (!stored) yield* put(submissionUncertain({ key, message: submissionsTexts.uncertain }));
  }
  return stored;
}

/** Looks before it is sent again, and after a reload. */
export function* recheck(key: string, { verify, success, draft }: Recheck) {
  return (yield* look(key, verify)) && (yield* succeed(key, success, draft));
}

/** Looks for what was changed since: that the server has it says nothing of what stands there now. */
export function* recheckEarlier(key: string, { verify, draft }: Omit<Recheck, 'success'>) {
  if (!(yield* look(key, verify))) return false;
  const text = submissionsTexts.earlier;
  yield* put(submissionUncertain({ key, message: text }));
  yield* put(draftSettled(draft));
  yield* put(toastShown({ kind: 'warning', key, text }));
  return true;
}

/**
 * Sends one intent once: further calls with the same key do nothing while it runs and for 200 ms after. Nothing is ever
 * repeated behind the agent's back. Our own mistakes are not dressed up as the server's: they are thrown on.
 */
export function* submit(key: string, intent: Submit) {
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const { work, success, verify, uncertain = submissionsTexts.uncertain, draft } = intent;
  yield* put(submissionStarted(key));
  if (draft) yield* put(draftSent(draft.key, draft.known));
  let settled = false;
  try {
    yield* call(work);
    settled = true;
    return yield* succeed(key, success, draft?.key);
  } catch (error) {
    if (settled || !isHttpError(error)) throw error;
    settled = true;
    if (!isUncertain(error)) return yield* fail(key, intent, error);
    if (yield* call(isStored, verify)) return yield* succeed(key, success, draft?.key);
    yield* put(submissionUncertain({ key, message: uncertain }));
    yield* put(toastShown({ kind: 'warning', key, text: uncertain }));
    return false;
  } finally {
    if (!settled) yield* put(submissionUncertain({ key, message: uncertain }));
    yield* spawn(guard, key);
  }
}

function refusalOf(failure: Submit['failure'], error: HttpError): Refused {
  if (error.kind === 'offline') return { text: submissionsTexts.offline };
  return typeof failure === 'string' ? { text: failure } : failure(error);
}

/** The server said no, or was never asked. */
function* fail(key: string, { failure, draft }: Submit, error: HttpError) {
  const { text, kind = 'error', fields } = refusalOf(failure, error);
  yield* put(submissionFailed({ key, message: text, ...(fields && { fields }) }));
  if (draft) yield* put(draftSettled(draft.key));
  yield* put(toastShown({ kind, key, text }));
  return false;
}
