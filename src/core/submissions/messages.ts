import { call, select } from 'typed-redux-saga';
import { selectDraft, type SentDraft } from '../drafts/draftsSlice';
import { selectUser } from '../session/sessionSlice';
import { recheck, recheckEarlier, submit } from './submit';

/** How far the clocks of browser and server may differ. */
const CLOCK_SLACK_MS = 2 * 60_000;

/** A message that reads the same as the one that is sent. */
export interface SameMessage {
  id: string;
  senderId: string | undefined;
  /** When it was sent, if the server says so. */
  at: string | null;
}

export interface Message<State> {
  submission: string;
  draft: string;
  texts: { success?: string; stored: string; failure: string };
  /** Whether this is what a draft says. */
  isIn: (draft: unknown) => boolean;
  /** The same messages on the screen. */
  selectShown: (state: State) => SameMessage[];
  /** The same messages on the server. */
  readStored: () => Promise<SameMessage[]>;
  post: () => Promise<unknown>;
  /** What else is done once the server has it. */
  onStored?: () => Generator;
}

/** What is needed to find a message that was sent before. */
type Looked = Omit<Message<never>, 'post'>;

/** After a lost answer: a message of mine that reads the same and was not there before. */
function* isStored(
  { readStored, onStored }: Pick<Looked, 'readStored' | 'onStored'>,
  { at, known }: Pick<SentDraft, 'at' | 'known'>,
) {
  const user = yield* select(selectUser);
  const since = new Date(at - CLOCK_SLACK_MS).toISOString();
  const same = yield* call(readStored);
  const found = same.some(
    (one) => !known.includes(one.id) && one.senderId === user?.id && (one.at === null || one.at >= since),
  );
  if (found && onStored) yield* call(onStored);
  return found;
}

/** Sends a message; if nobody knows how an earlier try ended, it first looks whether the server has it. */
export function* sendMessage<State>(message: Message<State>) {
  const { submission, draft, texts, isIn, selectShown, post, onStored } = message;
  const sent = (yield* select(selectDraft, draft))?.sent ?? null;
  const before = sent !== null && isIn(sent.value) ? sent : null;
  const trace = before ?? { at: Date.now(), known: (yield* select(selectShown)).map(({ id }) => id) };
  const verify = () => isStored(message, trace);
  const wasStored =
    before !== null && (yield* call(recheck, submission, { verify, success: texts.stored, draft }));
  return (
    wasStored ||
    (yield* call(submit, submission, {
      failure: texts.failure,
      ...(texts.success !== undefined && { success: texts.success }),
      draft: { key: draft, known: trace.known },
      *work() {
        yield* call(post);
        if (onStored) yield* call(onStored);
      },
      verify,
    }))
  );
}

/** After a reload. A draft that was changed since it was sent stays, and so does the doubt. */
export function* lookForMessage(message: Looked) {
  const { submission, draft, texts, isIn } = message;
  const { value, sent } = (yield* select(selectDraft, draft)) ?? {};
  if (!sent) return false;
  return yield* call(recheck, submission, {
    success: texts.stored,
    draft,
    *verify() {
      return isIn(value) && (yield* call(isStored, message, sent));
    },
  });
}

/**
 * What was sent while nobody knew how that ended was changed since: true when the server has it as it was sent. What was
 * changed stays, and is sent only when somebody asks for it again.
 */
export function* lookForEarlier(message: Looked, readEarlier: (sent: unknown) => Promise<SameMessage[]>) {
  const { submission, draft, isIn } = message;
  const { sent = null } = (yield* select(selectDraft, draft)) ?? {};
  if (sent === null || isIn(sent.value)) return false;
  return yield* call(recheckEarlier, submission, {
    draft,
    verify: () => isStored({ readStored: () => readEarlier(sent.value) }, sent),
  });
}
