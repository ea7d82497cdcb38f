import { type Action, isRejected, type SerializedError } from '@reduxjs/toolkit';
import { call, debounce, delay, fork, put, takeEvery, takeLeading, throttle } from 'typed-redux-saga';
import type { Queries } from '@/api/http/lateQueries';
import { QUERY_TAGS, type QueryTag } from '@/api/http/queries';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { rightsLost, sessionForgotten } from '@/core/session/sessionSlice';
import { lookUp } from '@/lib/values';
import { caseFlowHub } from './caseFlowHub';
import { hubsReconnected } from './connectionSlice';
import { otherWorkSaga } from './otherWorkSaga';
import { RECORD_HUB_NAMES, recordHub, type RecordHubName } from './recordHubs';
import { taskHub } from './taskHub';
import { type RecordEvent, recordEvents } from './watchSlice';

/** The tags that each event makes old. The areas of tasks and cases know what else gets old with the record that is open. */
export function* queriesSaga({ util }: Queries) {
  yield* takeEvery(isOfOneHub, function* ({ payload }) {
    yield* put(util.invalidateTags(missedBefore(payload)));
  });
  yield* takeLeading(isOfAll, function* () {
    /* Waking up is followed by a reconnection at once. */
    yield* delay(0);
    yield* put(util.invalidateTags([...QUERY_TAGS]));
  });
  /* Answers carry no right, so all of them go with a lost one; open screens ask again. */
  yield* takeEvery([sessionForgotten, rightsLost], function* () {
    yield* put(util.resetApiState());
  });
  yield* takeEvery(isRejected(), report);
  for (const hub of RECORD_HUB_NAMES) yield* fork(refresh, util, hub);
  yield* fork(otherWorkSaga, util);
}

type OfHub = ReturnType<typeof hubsReconnected>;

const isOfOneHub = (action: Action): action is OfHub =>
  hubsReconnected.match(action) && action.payload.hub !== null;

const isOfAll = (action: Action): boolean =>
  wokeUp.match(action) || (hubsReconnected.match(action) && action.payload.hub === null);

/** The tags of the hubs that are open all the time. */
const told: Readonly<Record<string, readonly QueryTag[]>> = {
  taskHub: taskHub.makesOld,
  caseFlowHub: caseFlowHub.makesOld,
};

/**
 * A line that is back may have missed events of its own hub; after a silence all that none of these hubs tells may be old too. At the
 * first connection that was read a moment ago. A card and the panel of the latest announcements read again themselves, once their
 * hubs hear of their records.
 */
function missedBefore({ hub, isFirst, endsSilence }: OfHub['payload']): QueryTag[] {
  const own = lookUp(told, hub ?? '') ?? [];
  if (isFirst || !endsSilence) return [...own];
  const ofOthers = new Set(Object.values(told).flat());
  return QUERY_TAGS.filter((tag) => own.includes(tag) || !ofOthers.has(tag));
}

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
