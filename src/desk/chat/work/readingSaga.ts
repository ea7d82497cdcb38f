import * as v from 'valibot';
import { put, select, takeLatest } from 'typed-redux-saga';
import { selectUser } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectChat } from '../state/chatSelectors';
import { conversationRead, lastReadLoaded } from '../state/chatSlice';

const LastRead = v.record(v.string(), v.string());
/** At most this many conversations are kept, the newest ones; never as many are open at once. */
const KEPT = 200;

/** Keeps in this browser the moment until which each conversation was read (CHAT-21, CHAT-41). */
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
