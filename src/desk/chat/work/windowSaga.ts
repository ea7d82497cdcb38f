import * as v from 'valibot';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { momentRegistered } from '@/desk/contacts';
import { untilChanged, waitUntil } from '@/core/sagas/waitUntil';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { readPersonalSession, removeSession, writePersonalSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectChat, selectIsRegistered, selectOwnNames, selectTabs } from '../state/chatSelectors';
import {
  conversationMinimized,
  conversationRegistered,
  type WithChat,
  windowRestored,
} from '../state/chatSlice';

const Kept = v.object({
  openId: v.nullable(v.string()),
  registered: v.array(v.string()),
  ownNames: v.optional(v.record(v.string(), v.string()), {}),
});

const selectOpenId = (state: WithChat) => selectChat(state).openId;
const selectKept = (state: WithChat): string =>
  JSON.stringify([selectOpenId(state), selectChat(state).registeredIds, selectOwnNames(state)]);

/** Restores the window after a reload of this tab, for the same user. */
export function* windowSaga() {
  const userId = yield* select(selectSignedInId);
  if (userId === null) return;
  const kept = readPersonalSession(storageKeys.chatOpen, Kept);
  if (kept?.userId === userId) {
    yield* put(windowRestored(kept.value));
    yield* fork(closeUnlessMine);
  }
  yield* takeEvery(momentRegistered, function* ({ payload: { source } }) {
    if (source?.kind === 'chat') yield* put(conversationRegistered(source.id));
  });
  try {
    yield* call(keep, userId);
  } finally {
    /* This runs on signing out only, because a reload does not end a saga. */
    removeSession(storageKeys.chatOpen);
  }
}

function* keep(userId: string) {
  while (true) {
    const state = yield* select(selectKept);
    const { openId, registeredIds } = yield* select(selectChat);
    const ownNames = yield* select(selectOwnNames);
    const value = { openId, registered: registeredIds, ownNames };
    writePersonalSession(storageKeys.chatOpen, { userId, value });
    yield* untilChanged(selectKept, state);
  }
}

/**
 * Minimizes the restored window if its conversation is no longer the agent's own, for example because a colleague has
 * it.
 */
function* closeUnlessMine() {
  yield* waitUntil((state: WithChat) => selectChat(state).isKnown && selectIsRegistered(state));
  const openId = yield* select(selectOpenId);
  const mine = yield* select(selectTabs);
  if (openId !== null && !mine.some(({ id }) => id === openId)) yield* put(conversationMinimized(openId));
}
