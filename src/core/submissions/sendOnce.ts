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

/** Nobody waits longer for what is only needed when an answer is lost. */
const COMPARE_PATIENCE_MS = 5_000;

/** A record that the server has: the answer of `post`; after a lost answer, the id under which it was found. */
export type Stored<Answer> = { answer: Answer; foundId?: never } | { answer?: never; foundId: string };

/** How a record is known again that was sent before. */
interface SentBefore<State, Body, Answer> {
  submission: string;
  /** The draft that is sent. There need not be one: its key is also where a lost answer is remembered. */
  draft: string;
  /** The draft that it was made of, where that is another one. */
  typedIn?: string | undefined;
  /** Whether what was kept over a reload still has the form that is expected now. */
  isBody: (kept: unknown) => kept is Body;
  /** The ids of the user's own records on the server that equal it in everything that the server tells back. */
  readSame: (body: Body) => Promise<string[]>;
  /** The same from what is on the screen; null where that is not all there is. */
  selectSame?: (state: State, body: Body) => string[] | null;
  /** `stored`: what is said when it turns out to be stored after all. */
  texts: { success?: string; stored: string; failure: Parameters<typeof submit>[1]['failure'] };
  /** The next step once the server has it. `body` may be an earlier one than `SendOnce.body`, whose answer was lost. */
  onStored?: (body: Body, stored: Stored<Answer>) => Generator;
  /** What stays of the draft; by default the text that was typed since, or all of what was changed. */
  restOf?: RestOf;
}

interface SendOnce<State, Body, Answer> extends SentBefore<State, Body, Answer> {
  /** All that is sent. */
  body: Body;
  post: (body: Body) => Promise<Answer>;
  /** Reads the record again that it belongs to, before a form says that the record is gone. */
  readAgain?: () => Generator;
}

function* selectSent(key: string) {
  return (yield* select((state: WithDrafts) => selectDraft(state, key)))?.sent ?? null;
}

/** The equal records that there are before it is sent; null where that cannot be found out. */
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

/** After a lost answer: there is an equal record that was not there before. */
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
 * Makes one record on the server. What is sent is remembered until it is known how that ended; after a lost answer, also one
 * of before a reload, the server is asked first. A record counts as ours only if it was not there before the first try and
 * equals everything that was sent. Answers whether this body is stored.
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
 * Looks for what was sent before while nobody knows how that ended. When the server has it, that is cleared; what was changed
 * since stays, and is sent only when somebody asks for it again. `isWhole`: what is to be sent now is what was sent then.
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
