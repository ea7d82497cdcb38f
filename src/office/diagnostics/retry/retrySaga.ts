import { takeLeading } from 'typed-redux-saga';
import { getUndelivered, retryUndelivered } from '@/api/diagnostics/undelivered';
import { defineWrite } from '@/core/submissions/defineWrite';
import { DeliveryStatus } from '@/domain/diagnostics/undeliveredMessage';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import { batchSaga } from './batchSaga';
import { retriesRequested } from './retriesSlice';

interface Retried {
  id: string;
  /** The time of the last failure of the message. */
  faultTime: string | null;
}

/** Puts a message through again; the screen of the message shows the outcome. */
export const retryMessage = defineWrite<Retried, Pick<Retried, 'id'>>('diagnostics/retry', {
  id: ({ id }) => id,
  send: ({ id }) => retryUndelivered(id),
  async isDone({ id, faultTime }) {
    const now = await getUndelivered(id);
    return now.status !== DeliveryStatus.Failed || now.faultTime !== faultTime;
  },
  texts: { failed: texts.retryFailed, uncertain: texts.retryUncertain },
  stale: () => ['undelivered'],
});

export function* retrySaga() {
  yield* retryMessage.saga();
  yield* takeLeading(retriesRequested, batchSaga);
}
