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

/** The server has no operators, or not me: it has forgotten me, or the chat is off. */
const isDoubtful = (ids: readonly string[], operatorId: string | null): boolean =>
  operatorId === null ? ids.length === 0 : !ids.includes(operatorId);

/** Polls once. An operator whom the server does not know, or no longer, registers (again). */
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

/** A request that is still running when this ends is aborted. */
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

/** A hidden page is polled as often: a visitor may come at any time (H15). */
export function* pollSaga() {
  yield* pollWhile({
    isWanted: selectMustPoll,
    everyMs: selectPollMs,
    ask,
    /* A list that is on its way dates from before the step. */
    askAgainOn: [pollRequested.type],
    isForHiddenPage: true,
  });
}
