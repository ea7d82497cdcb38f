import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import * as v from 'valibot';
import { Session } from '@/domain/session/session';
import type { UserSession } from '../session/sessionSaga';
import { openBroadcast } from './betweenTabs';

/** All tabs learn who signed in and that someone signed out; only tabs of the same user receive a session. */
const TABS = 'thuisbalie-tabs';
const ownTabs = (userId: string): string => `${TABS}/${userId}`;

const TabMessage = v.variant('type', [
  v.object({ type: v.literal('signedIn'), userId: v.string() }),
  v.object({ type: v.literal('signedOut'), userId: v.string(), keepsDrafts: v.boolean() }),
]);
type TabMessage = v.InferOutput<typeof TabMessage>;
type TabEvent = TabMessage | { type: 'session'; session: UserSession };

/** The channel to the other tabs of this browser. */
export interface Tabs {
  received: EventChannel<TabEvent>;
  sendSignedIn: () => void;
  sendSignedOut: (drafts: { keepsDrafts: boolean }) => void;
  /** Sends the session to the other tabs of the user. A broadcast stays in memory, so that no token is stored (T11). */
  sendSession: (session: UserSession) => void;
  close: () => void;
}

function readSession(data: unknown, userId: string): TabEvent | null {
  const { success, output } = v.safeParse(Session, data);
  if (!success || output.accessToken === '' || output.user?.id !== userId) return null;
  return { type: 'session', session: { ...output, user: output.user } };
}

function readMessage(data: unknown): TabEvent | null {
  const { success, output } = v.safeParse(TabMessage, data);
  return success ? output : null;
}

export function openTabs(userId: string): Tabs {
  const all = openBroadcast(TABS);
  const own = openBroadcast(ownTabs(userId));
  const received = eventChannel<TabEvent>((emit) => {
    const pass = (read: (data: unknown) => TabEvent | null) => (event: MessageEvent<unknown>) => {
      const message = read(event.data);
      if (message !== null) emit(message);
    };
    if (all) all.onmessage = pass(readMessage);
    if (own) own.onmessage = pass((data) => readSession(data, userId));
    return () => {
      all?.close();
      own?.close();
    };
  }, buffers.expanding<TabEvent>(4));
  const send = (message: TabMessage) => all?.postMessage(message);
  return {
    received,
    sendSignedIn: () => send({ type: 'signedIn', userId }),
    sendSignedOut: (drafts) => send({ type: 'signedOut', userId, ...drafts }),
    sendSession: (session) => own?.postMessage(session),
    close: () => {
      received.close();
    },
  };
}
