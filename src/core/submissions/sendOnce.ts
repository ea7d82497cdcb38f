import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, select } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { sameValue } from '@/lib/values';
import { type RestOf, restOf } from '../drafts/draftRest';
import {
  draftCompared,
  draftStored,
  selectDraft,
  type SentDraft,
  type WithDrafts,
} from '../drafts/draftsSlice';
import { flushTyping } from '../drafts/typing';
import {
  selectMaySubmit,
  submissionStarted,
  submissionUncertain,
  type WithSubmissions,
} from './submissionsSlice';
import { doubt, isStored, selectIsOfAnotherTab, submit, succeed } from './submit';
import { submissionsTexts } from '../coreTexts';

/** The longest wait for the ids of equal records, which are needed only if an answer is lost. */
const COMPARE_PATIENCE_MS = 5_000;

/** A record that the server has: the answer of `post`; after a lost answer, the id under which it was found. */
export type Stored<Answer> = { answer: Answer; foundId?: never } | { answer?: never; foundId: string };

/** Describes how to recognise a record that was sent before. */
interface SentBefore<State, Body, Answer> {
  submission: string;
  /**
   * The key of the draft that is sent, if there is one. A body whose answer was lost is kept under this key too, with
   * or without a draft.
   */
  draft: string;
  /** The key of the draft from which the body was made, if that is not `draft`. */
  typedIn?: string | undefined;
  /** Checks that a body that was kept over a reload still has the expected form. */
  isBody: (kept: unknown) => kept is Body;
  /** Returns the ids of the user's records that equal the body in all fields that the server returns. */
  readSame: (body: Body) => Promise<string[]>;
  /** Returns the same ids as `readSame`, but from answers in the store; null if those answers are incomplete. */
  selectSame?: (state: State, body: Body) => string[] | null;
  /** The messages; `stored` is shown when a record turns out to be stored after all. */
  texts: { success?: string; stored: string; failure: Parameters<typeof submit>[1]['failure'] };
  /** Continues once the server has the record, also if the record was found only after a lost answer. */
  onStored?: (body: Body, stored: Stored<Answer>) => Generator;
  /** Returns the rest of the draft: by default the text typed since, or the whole text if the sent text was changed. */
  restOf?: RestOf;
}

interface SendOnce<State, Body, Answer> extends SentBefore<State, Body, Answer> {
  /** The whole body of the request. */
  body: Body;
  post: (body: Body) => Promise<Answer>;
  /** Reads the record that the body belongs to again (for a reply, its task), before a form shows it as gone. */
  readAgain?: () => Generator;
}

function* selectSent(key: string) {
  return (yield* select((state: WithDrafts) => selectDraft(state, key)))?.sent ?? null;
}

/** Returns the ids of equal records that exist before sending; null if they cannot be read in time. */
function* readKnown<State, Body, Answer>(
  { selectSame, readSame }: SentBefore<State, Body, Answer>,
  body: Body,
) {
  const shown = selectSame ? yield* select((state: State) => selectSame(state, body)) : null;
  if (shown !== null) return shown;
  try {
    const { known } = yield* race({ known: call(readSame, body), late: delay(COMPARE_PATIENCE_MS) });
    return known ?? null;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return null;
  }
}

/** Returns true if an equal record exists that did not exist before sending. Used after a lost answer. */
function* isThere<State, Body, Answer>(
  { readSame, isBody, onStored }: SentBefore<State, Body, Answer>,
  sent: SentDraft | null,
) {
  if (sent === null || sent.known === null || !isBody(sent.body)) return false;
  const { body, known } = sent;
  const same = yield* call(readSame, body);
  const foundId = same.find((id) => !known.includes(id));
  if (foundId !== undefined && onStored) yield* call(onStored, body, { foundId });
  return foundId !== undefined;
}

/**
 * Creates one record on the server. The body is kept until the outcome is known. After a lost answer, even one from
 * before a reload, the equal records are read before the body is sent again. A record counts as ours only if it did not
 * exist before the first try and equals the whole body. Returns true if this body is stored.
 */
export function* sendOnce<State, Body, Answer = unknown>(
  once: SendOnce<State, Body, Answer>,
): SagaIterator<boolean> {
  const { submission, draft, body, post, onStored, texts } = once;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, submission)))) return false;
  const earlier = yield* call(selectSent, draft);
  const isRetry = sameValue(earlier?.body, body);
  if (earlier !== null && (yield* lookForSent(once, isRetry))) return isRetry;
  return yield* call(submit, submission, {
    ...texts,
    ...(once.readAgain && { readAgain: once.readAgain }),
    draft: { key: draft, typedIn: once.typedIn, body, restOf: once.restOf, isRetry },
    *work() {
      const known = (isRetry ? earlier?.known : null) ?? (yield* readKnown(once, body));
      if (known !== null) yield* put(draftCompared({ key: draft, known }));
      const answer = yield* call(post, body);
      if (onStored) yield* call(onStored, body, { answer });
    },
    *verify() {
      return yield* isThere(once, yield* call(selectSent, draft));
    },
  });
}

/**
 * Looks for a record that was sent before with an unknown outcome. If the server has the record, its draft is cleared;
 * text that was changed since stays, and is sent only on request. `isWhole` is true if the body to send now equals the
 * earlier one.
 */
export function* lookForSent<State, Body, Answer = unknown>(
  before: SentBefore<State, Body, Answer>,
  isWhole = true,
): SagaIterator<boolean> {
  const { submission: key, draft, texts } = before;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const place = { key: draft, typedIn: before.typedIn };
  if (yield* select((state: WithDrafts) => selectIsOfAnotherTab(state, place))) return false;
  const sent = yield* call(selectSent, draft);
  if (sent === null) return false;
  yield* put(submissionStarted(key));
  let found = false;
  try {
    found = yield* call(isStored, () => isThere(before, sent));
  } finally {
    if (!found) yield* put(submissionUncertain({ key, message: submissionsTexts.uncertain }));
  }
  if (!found) return false;
  yield* call(flushTyping);
  const now = (yield* select((state: WithDrafts) => selectDraft(state, draft)))?.value;
  const rest = (before.restOf ?? restOf)(now, sent.value);
  if (isWhole && rest === undefined)
    return yield* succeed(key, texts.stored, { key: draft, restOf: before.restOf });
  const text = submissionsTexts.earlier;
  yield* put(draftStored({ key: draft, rest: rest ?? now }));
  yield* doubt(key, text);
  return true;
}
