import { call, put, select } from 'typed-redux-saga';
import { sameValue } from '@/lib/sameValue';
import { draftCleared, draftSaved, selectDraft, type WithDrafts } from '../drafts/draftsSlice';
import { lookForEarlier, type Message, type SameMessage, sendMessage } from './messages';
import { selectMaySubmit, type WithSubmissions } from './submissionsSlice';

interface Once<State, Words> extends Omit<Message<State>, 'isIn' | 'readStored'> {
  words: Words;
  isWords: (kept: unknown) => kept is Words;
  /** What the server has that says this. */
  readStored: (words: Words) => Promise<SameMessage[]>;
}

/**
 * Sends what no field keeps as it is sent: its words are a draft of their own until it is known how that ended. After a lost
 * answer it first looks whether the server has them, also when something else is to be sent by now.
 */
export function* sendOnce<State extends WithDrafts, Words>(once: Once<State, Words>) {
  const { words, isWords, readStored, ...message } = once;
  const { draft, submission } = message;
  if (!(yield* select((state: State & WithSubmissions) => selectMaySubmit(state, submission)))) return false;
  yield* put(draftSaved(draft, words, null));
  const asMessage = {
    ...message,
    isIn: (kept: unknown) => sameValue(kept, words),
    readStored: () => readStored(words),
  };
  const readEarlier = async (sent: unknown) => (isWords(sent) ? readStored(sent) : []);
  const isDone =
    !(yield* call(lookForEarlier, asMessage, readEarlier)) && (yield* call(sendMessage<State>, asMessage));
  const isDoubtful = (yield* select(selectDraft, draft))?.sent != null;
  if (!isDoubtful) yield* put(draftCleared(draft));
  return isDone;
}
