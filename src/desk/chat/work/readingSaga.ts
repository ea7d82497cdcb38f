import * as v from 'valibot';
import { put, select, takeLatest } from 'typed-redux-saga';
import { selectUser } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectChat } from '../state/chatSelectors';
import { conversationRead, lastReadLoaded } from '../state/chatSlice';

const LastRead = v.record(v.string(), v.string());
/** Only this many conversations are kept, the most recently read ones, because so many are never open at once. */
const KEPT = 200;

/** Keeps for each conversation, in this browser, the moment of the last message that was read (CHAT-21, CHAT-41). */
export function* readingSaga() {
  const userId = (yield* select(selectUser))?.id ?? null;
  yield* put(lastReadLoaded(readPersonal(storageKeys.chatLastRead, userId, LastRead, {})));
  yield* takeLatest(conversationRead, function* () {
    const { lastRead } = yield* select(selectChat);
    const newest = Object.entries(lastRead)
      .sort(([, one], [, other]) => other.localeCompare(one))
      .slice(0, KEPT);
    writePersonal(storageKeys.chatLastRead, userId, Object.fromEntries(newest));
  });
}
