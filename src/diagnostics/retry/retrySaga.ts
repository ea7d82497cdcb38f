import { call, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { getUndelivered, retryUndelivered } from '@/api/diagnostics/undelivered';
import { queries } from '@/api/http/queries';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { DeliveryStatus } from '@/domain/diagnostics/undeliveredMessage';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import { batchSaga } from './batchSaga';
import { retriesRequested, retryRequested } from './retriesSlice';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'diagnostics/retry': true;
  }
}

/** Puts messages through again; how that ended is told by whoever looks at them. */
export function* retrySaga() {
  yield* takeEvery(retryRequested, retry);
  yield* takeLeading(retriesRequested, batchSaga);
}

function* retry({ payload: { id, faultTime } }: ReturnType<typeof retryRequested>) {
  yield* call(submit, submissionKey('diagnostics/retry', id), {
    failure: texts.retryFailed,
    uncertain: texts.retryUncertain,
    *work() {
      yield* call(retryUndelivered, id);
    },
    *verify() {
      const now = yield* call(getUndelivered, id);
      return now.status !== DeliveryStatus.Failed || now.faultTime !== faultTime;
    },
  });
  yield* put(queries.util.invalidateTags(['undelivered']));
}
