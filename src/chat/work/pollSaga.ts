import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { pollChat } from '@/api/chat/chat';
import { isHttpError } from '@/api/http/httpError';
import type { WithSession } from '@/core/session/sessionSlice';
import { pollRequested } from '../state/chatActions';
import { selectMustPoll, selectPollMs } from '../state/chatPolling';
import { selectChat } from '../state/chatSelectors';
import { polled, pollFailed, type WithChat } from '../state/chatSlice';
import { enter } from './enter';
import { readConfig } from './switchSaga';
import { waitUntil } from '@/core/sagas/waitUntil';

/** The server has lists without me, or without anybody: it knows me no longer, or the chat is off. */
const isDoubtful = (ids: readonly string[], operatorId: string | null): boolean =>
  operatorId === null ? ids.length === 0 : !ids.includes(operatorId);

/** Asks everything once. An operator whom the server does not know, or no longer, registers (again). */
function* ask(signal: AbortSignal) {
  const { isEnabled, rejoins, operatorId } = yield* select(selectChat);
  if (isEnabled !== true && !(yield* call(readConfig))) return;
  if (rejoins && operatorId === null) yield* call(enter);
  if (!(yield* select(selectMustPoll))) return;
  const answer = yield* call(pollChat, signal);
  const me = (yield* select(selectChat)).operatorId;
  const operators = answer.operators.map(({ id }) => id);
  if (isDoubtful(operators, me)) {
    if (!(yield* call(readConfig))) return;
    if (me !== null) {
      yield* call(enter);
      return;
    }
  }
  yield* put(polled(answer));
}

/** One round; what is still on its way when it ends is given up. */
function* round(): SagaIterator<boolean> {
  const leaving = new AbortController();
  try {
    yield* call(ask, leaving.signal);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(pollFailed());
  } finally {
    leaving.abort();
  }
  return true;
}

const selectRests = (state: WithChat & WithSession): boolean => !selectMustPoll(state);

/**
 * Asks again and again, each time after the answer, so that there are never two at once (H12) and a hidden page is not slowed
 * down (H15). Whatever was done begins a new round: what was on its way is from before that.
 */
export function* pollSaga() {
  while (true) {
    yield* waitUntil(selectMustPoll);
    const { isDone } = yield* race({
      isDone: call(round),
      asked: take(pollRequested),
      rests: call(waitUntil, selectRests),
    });
    if (isDone)
      yield* race({
        waited: delay(yield* select(selectPollMs)),
        asked: take(pollRequested),
        rests: call(waitUntil, selectRests),
      });
  }
}
