import { call, put, select } from 'typed-redux-saga';
import { pollChat } from '@/api/chat/chat';
import { isHttpError } from '@/api/http/httpError';
import { pollWhile } from '@/core/polling/pollWhile';
import { pollRequested } from '../state/chatActions';
import { selectMustPoll, selectPollMs } from '../state/chatPolling';
import { selectChat } from '../state/chatSelectors';
import { polled, pollFailed } from '../state/chatSlice';
import { registerAtChat } from './registerAtChat';
import { readConfig } from './switchSaga';

/** Returns true if the list of operators is empty or lacks me. The server has forgotten me then, or the chat is off. */
const isDoubtful = (ids: readonly string[], operatorId: string | null): boolean =>
  operatorId === null ? ids.length === 0 : !ids.includes(operatorId);

/** Polls once. If the server does not know the operator, or has forgotten them, the operator is registered (again). */
function* askAll(signal: AbortSignal) {
  const { isEnabled, rejoins, operatorId } = yield* select(selectChat);
  if (isEnabled !== true && !(yield* call(readConfig))) return;
  if (rejoins && operatorId === null) yield* call(registerAtChat);
  if (!(yield* select(selectMustPoll))) return;
  const answer = yield* call(pollChat, signal);
  const me = (yield* select(selectChat)).operatorId;
  const operators = answer.operators.map(({ id }) => id);
  if (isDoubtful(operators, me)) {
    if (!(yield* call(readConfig))) return;
    if (me !== null) {
      yield* call(registerAtChat);
      return;
    }
  }
  yield* put(polled(answer));
}

/** Polls once, and aborts a request that is still running when this saga ends. */
function* ask() {
  const leaving = new AbortController();
  try {
    yield* call(askAll, leaving.signal);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(pollFailed());
  } finally {
    leaving.abort();
  }
}

/** A hidden page polls as often as a visible one, because a visitor may come at any time (H15). */
export function* pollSaga() {
  yield* pollWhile({
    isWanted: selectMustPoll,
    everyMs: selectPollMs,
    ask,
    /* After an action the lists are requested again, because an answer that is already on its way may be older. */
    askAgainOn: [pollRequested.type],
    isForHiddenPage: true,
  });
}
