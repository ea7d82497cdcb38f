import { type Action, isRejected, type SerializedError } from '@reduxjs/toolkit';
import { call, debounce, delay, fork, put, takeEvery, takeLeading, throttle } from 'typed-redux-saga';
import type { Queries } from '@/api/http/lateQueries';
import { QUERY_TAGS } from '@/api/http/queries';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { sessionForgotten } from '@/core/session/sessionSlice';
import { caseFlowHub } from './caseFlowHub';
import { hubsReconnected } from './connectionSlice';
import { otherWorkSaga } from './otherWorkSaga';
import { RECORD_HUB_NAMES, recordHub, type RecordHubName } from './recordHubs';
import { taskHub } from './taskHub';
import { type RecordEvent, recordEvents } from './watchSlice';

/** What holds for all that is read by a query. What else the events of tasks and cases make old depends on which one is open: their areas say it. */
export function* queriesSaga({ util }: Queries) {
  yield* takeLeading([hubsReconnected, wokeUp], function* (action) {
    /* Waking up is followed by a reconnection at once. */
    yield* delay(0);
    const isFirst = hubsReconnected.match(action) && action.payload.isFirst;
    yield* put(util.invalidateTags(isFirst ? missedAtFirst : [...QUERY_TAGS]));
  });
  yield* takeEvery(sessionForgotten, function* () {
    yield* put(util.resetApiState());
  });
  yield* takeEvery(isRejected(), report);
  for (const hub of RECORD_HUB_NAMES) yield* fork(refresh, util, hub);
  yield* fork(otherWorkSaga, util);
}

/**
 * What the first connection may have missed the telling of. What no hub tells was read a moment ago, and what a card or the panel of
 * the latest announcements watches they read again themselves once their hubs hear of it.
 */
const missedAtFirst = [...taskHub.makesOld, ...caseFlowHub.makesOld];

/** Synchronisation that begins has changed nothing yet. */
const isChange = ({ kind }: RecordEvent): boolean => kind !== 'started';

/** However much is told, what it makes old is not read again more often than this. */
const READ_AGAIN_MS = 1_000;

/** What a hub of records tells makes old what the table names: at once, or when nothing more is heard for a while. */
function* refresh(util: Queries['util'], hub: RecordHubName) {
  const { makesOld, quietMs } = recordHub(hub);
  const outdate = function* () {
    yield* put(util.invalidateTags([...makesOld]));
  };
  const concerns = (action: Action): boolean =>
    recordEvents.match(action) && action.payload.events.some((event) => event.hub === hub && isChange(event));
  if (quietMs > 0) yield* debounce(quietMs, concerns, outdate);
  else yield* throttle(READ_AGAIN_MS, concerns, outdate);
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
