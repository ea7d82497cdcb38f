import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { AGAIN, askAgain } from '@/core/polling/askAgain';
import { pollWhile } from '@/core/polling/pollWhile';
import {
  followingTired,
  messageFollowed,
  messageLeft,
  selectFollowedId,
  type WithRetries,
} from './retriesSlice';

/** The interval at which the open message is read (002 §9.1). */
const POLL_MS = 1_000;
/** The longest time that the open message is polled without a new request by the user (AMB-229). */
const PATIENCE_MS = 60_000;

function* ask() {
  const id = yield* select(selectFollowedId);
  if (id !== null) yield* call(askAgain, undeliveredQueries.endpoints.undeliveredMessage.initiate(id, AGAIN));
}

function* tire(action: Action) {
  if (!messageFollowed.match(action)) return;
  yield* delay(PATIENCE_MS);
  yield* put(followingTired());
}

/** Reads the open message every second while it is being put through, for a minute at most. */
export function* followSaga() {
  yield* takeLatest([messageFollowed, messageLeft], tire);
  yield* pollWhile({
    isWanted: (state: WithRetries) => selectFollowedId(state) !== null,
    everyMs: () => POLL_MS,
    ask,
  });
}
