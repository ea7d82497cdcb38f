import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { getAllUndelivered, getUndelivered, retryUndelivered } from '@/api/diagnostics/undelivered';
import { isHttpError, isUncertain } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { toastShown } from '@/core/toasts/toastsSlice';
import { DeliveryStatus } from '@/domain/diagnostics/undeliveredMessage';
import { whyFailed } from '@/lib/failures/whyFailed';
import { isFilledIn } from '@/lib/text';
import { firstLine, messageTitle } from '../undeliveredRules';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import {
  batchFinished,
  batchStarted,
  batchStopRequested,
  batchWent,
  type Queued,
  retriesRequested,
  type RetryResult,
  selectBatch,
} from './retriesSlice';

const AT_ONCE = 3;
/** The interval at which a message that is being put through is read (002 §9.1). */
const POLL_MS = 1_000;
/** After this time a message that is still `Retrying` gives up its place to the next one. */
const PATIENCE_MS = 10_000;

type Outcome = Pick<RetryResult, 'outcome' | 'message'>;
const done: Outcome = { outcome: 'done', message: null };
const failed = (message: string): Outcome => ({ outcome: 'failed', message });

/**
 * Puts a few messages through at a time, each until its outcome is known, so that a broken integration is not flooded.
 */
export function* batchSaga({ payload }: ReturnType<typeof retriesRequested>) {
  const queue = yield* call(queueOf, payload);
  if (queue === null) return;
  yield* put(batchStarted(queue.length));
  const waiting = [...queue];
  yield* all(Array.from({ length: AT_ONCE }, () => call(workOff, waiting)));
  yield* put(batchFinished());
  yield* put(queries.util.invalidateTags(['undelivered']));
}

/** Handles waiting messages until there are none left or the batch is stopped. */
function* workOff(waiting: Queued[]) {
  while ((yield* select(selectBatch))?.status === 'running') {
    const next = waiting.shift();
    if (next === undefined) return;
    const { ended } = yield* race({ ended: call(putThrough, next.id), stop: take(batchStopRequested) });
    const outcome: Outcome = ended ?? { outcome: 'pending', message: texts.batch.notWaited };
    yield* put(batchWent({ ...next, ...outcome }));
  }
}

/** The messages to put through; null if they could not be read. */
function* queueOf(asked: ReturnType<typeof retriesRequested>['payload']) {
  if (!('status' in asked)) return asked;
  try {
    const all = yield* call(getAllUndelivered, { ...asked, status: DeliveryStatus.Failed });
    return all.map((message): Queued => ({ id: message.id, subject: messageTitle(message) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const below = [whyFailed(error)].filter(isFilledIn);
    yield* put(toastShown({ kind: 'error', key: retriesRequested.type, text: texts.batch.notRead, below }));
    return null;
  }
}

function* putThrough(id: string) {
  try {
    yield* call(retryUndelivered, id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (!isUncertain(error)) return failed(whyFailed(error));
  }
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    yield* delay(POLL_MS);
    const outcome = yield* call(outcomeOf, id);
    if (outcome !== null) return outcome;
  }
  const unanswered: Outcome = { outcome: 'pending', message: texts.batch.unanswered };
  return unanswered;
}

/** The outcome of a message; null while it is unknown. A failed read is repeated at the next poll. */
function* outcomeOf(id: string) {
  try {
    const { status, exception } = yield* call(getUndelivered, id);
    if (status === DeliveryStatus.Resolved) return done;
    return status === DeliveryStatus.Retrying ? null : failed(firstLine(exception) ?? texts.batch.again);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return null;
  }
}
