import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import * as v from 'valibot';
import { Session } from '@/domain/session/session';
import type { UserSession } from '../session/sessionSaga';
import { openBroadcast } from './betweenTabs';

/** All tabs receive who signed in and that someone signed out; only tabs of the same user receive a session. */
const TABS = 'thuisbalie-tabs';
const ownTabs = (userId: string): string => `${TABS}/${userId}`;

const Word = v.variant('type', [
  v.object({ type: v.literal('signedIn'), userId: v.string() }),
  v.object({ type: v.literal('signedOut'), userId: v.string(), keepsDrafts: v.boolean() }),
]);
type Word = v.InferOutput<typeof Word>;
type Heard = Word | { type: 'session'; session: UserSession };

/** The channel to the other tabs of this browser. */
export interface Tabs {
  heard: EventChannel<Heard>;
  tellSignedIn: () => void;
  tellSignedOut: (drafts: { keepsDrafts: boolean }) => void;
  /** A broadcast stays in memory: no token is stored (T11). */
  tellSession: (session: UserSession) => void;
  close: () => void;
}

function readSession(data: unknown, userId: string): Heard | null {
  const { success, output } = v.safeParse(Session, data);
  if (!success || output.accessToken === '' || output.user?.id !== userId) return null;
  return { type: 'session', session: { ...output, user: output.user } };
}

function readWord(data: unknown): Heard | null {
  const { success, output } = v.safeParse(Word, data);
  return success ? output : null;
}

export function openTabs(userId: string): Tabs {
  const all = openBroadcast(TABS);
  const own = openBroadcast(ownTabs(userId));
  const heard = eventChannel<Heard>((emit) => {
    const pass = (read: (data: unknown) => Heard | null) => (event: MessageEvent<unknown>) => {
      const word = read(event.data);
      if (word !== null) emit(word);
    };
    if (all) all.onmessage = pass(readWord);
    if (own) own.onmessage = pass((data) => readSession(data, userId));
    return () => {
      all?.close();
      own?.close();
    };
  }, buffers.expanding<Heard>(4));
  const tell = (word: Word) => all?.postMessage(word);
  return {
    heard,
    tellSignedIn: () => tell({ type: 'signedIn', userId }),
    tellSignedOut: (drafts) => tell({ type: 'signedOut', userId, ...drafts }),
    tellSession: (session) => own?.postMessage(session),
    close: () => {
      heard.close();
    },
  };
}
