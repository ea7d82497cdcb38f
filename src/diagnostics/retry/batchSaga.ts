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
/** 002 §9.1. */
const POLL_MS = 1_000;
/** The others do not wait longer for a coupling that does not tell. */
const PATIENCE_MS = 10_000;

type Outcome = Pick<RetryResult, 'outcome' | 'message'>;
const done: Outcome = { outcome: 'done', message: null };
const failed = (message: string): Outcome => ({ outcome: 'failed', message });

/** A few messages at a time, each until it is known how it ended: a coupling that is still broken gets no flood. */
export function* batchSaga({ payload }: ReturnType<typeof retriesRequested>) {
  const queue = yield* call(queueOf, payload);
  if (queue === null) return;
  yield* put(batchStarted(queue.length));
  const waiting = [...queue];
  yield* all(Array.from({ length: AT_ONCE }, () => call(workOff, waiting)));
  yield* put(batchFinished());
  yield* put(queries.util.invalidateTags(['undelivered']));
}

/** Takes the next one as long as there is any and nobody stops it. */
function* workOff(waiting: Queued[]) {
  while ((yield* select(selectBatch))?.status === 'running') {
    const next = waiting.shift();
    if (next === undefined) return;
    const { ended } = yield* race({ ended: call(putThrough, next.id), stop: take(batchStopRequested) });
    const outcome: Outcome = ended ?? { outcome: 'pending', message: texts.batch.notWaited };
    yield* put(batchWent({ ...next, ...outcome }));
  }
}

/** What is to be put through; null where that could not be read. */
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
  const notTold: Outcome = { outcome: 'pending', message: texts.batch.notTold };
  return notTold;
}

/** How it ended; null while that is not known. A look that fails is tried again with the next one. */
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
