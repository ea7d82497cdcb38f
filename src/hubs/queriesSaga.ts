import { isRejected, type SerializedError } from '@reduxjs/toolkit';
import { call, delay, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Queries } from '@/api/lateQueries';
import { QUERY_TAGS } from '@/api/queries';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { sessionForgotten } from '@/core/session/sessionSlice';
import { hubsReconnected } from './connectionSlice';

/** What holds for all that is read by a query; what the events of an area make old, it says itself. */
export function* queriesSaga({ util }: Queries) {
  yield* takeLeading([hubsReconnected, wokeUp], function* () {
    /* Waking up is followed by a reconnection at once. */
    yield* delay(0);
    yield* put(util.invalidateTags([...QUERY_TAGS]));
  });
  yield* takeEvery(sessionForgotten, function* () {
    yield* put(util.resetApiState());
  });
  yield* takeEvery(isRejected(), report);
}

interface Rejected {
  error: SerializedError;
  meta: { rejectedWithValue: boolean; condition: boolean; aborted: boolean };
}

/** A question that failed by a mistake of ours; what the network or the server did is shown where it was asked. */
function* report({ error, meta }: Rejected) {
  if (meta.rejectedWithValue || meta.condition || meta.aborted) return;
  yield* call(reportError, Object.assign(new Error(error.message), error));
}
