import { type Action, isRejected, type SerializedError } from '@reduxjs/toolkit';
import { call, debounce, delay, fork, put, takeEvery, takeLeading, throttle } from 'typed-redux-saga';
import type { Queries } from '@/api/http/lateQueries';
import { QUERY_TAGS, type QueryTag } from '@/api/http/queries';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { rightsLost, sessionForgotten } from '@/core/session/sessionSlice';
import { hubsReconnected, hubUp } from './connectionSlice';
import type { Hub } from './hub';
import { hubRows } from './hubs';
import { otherWorkSaga } from './otherWorkSaga';

/** Invalidates the tags in the table of hubs, after events and whenever events may have been missed. */
export function* queriesSaga({ util }: Queries) {
  yield* takeEvery(isOfOneHub, function* ({ payload }) {
    yield* put(util.invalidateTags([...missedBefore(payload)]));
  });
  yield* takeLeading(isOfAll, function* () {
    /* The wait merges two actions into one, because the hubs report a reconnection right after `wokeUp`. */
    yield* delay(0);
    yield* put(util.invalidateTags([...QUERY_TAGS]));
  });
  /* Cached answers do not record the permissions they needed, so all are removed; open screens read again. */
  yield* takeEvery([sessionForgotten, rightsLost], function* () {
    yield* put(util.resetApiState());
  });
  yield* takeEvery(isRejected(), report);
  yield* takeEvery(hubUp, function* ({ payload: name }) {
    const tags = missedByUp(name);
    if (tags.length > 0) yield* put(util.invalidateTags([...tags]));
  });
  for (const hub of hubRows) if (isInvalidatedHere(hub)) yield* fork(invalidate, util, hub);
  yield* fork(otherWorkSaga, util);
}

type OfHub = ReturnType<typeof hubsReconnected>;

const isOfOneHub = (action: Action): action is OfHub =>
  hubsReconnected.match(action) && action.payload.hub !== null;

const isOfAll = (action: Action): boolean =>
  wokeUp.match(action) || (hubsReconnected.match(action) && action.payload.hub === null);

const rowOf = (name: string | null) => hubRows.find((hub) => hub.name === name);

/**
 * Returns the tags to read again when a hub is back. The hub may have missed its own events. After a silence, answers
 * that no primary hub invalidates may be old too, except at the first connection, just after they were read. Cards and
 * the panel of the latest announcements read again themselves, once they are subscribed to their records.
 */
function missedBefore({ hub, isFirst, endsSilence }: OfHub['payload']): readonly QueryTag[] {
  const own = rowOf(hub)?.invalidates ?? [];
  if (isFirst || !endsSilence) return own;
  const ofPrimary = hubRows.flatMap(({ connection, invalidates }) =>
    connection === 'primary' ? invalidates : [],
  );
  return QUERY_TAGS.filter((tag) => own.includes(tag) || !ofPrimary.includes(tag));
}

/** Returns the tags of a hub that does not count as the connection, because it may have missed events before. */
function missedByUp(name: string): readonly QueryTag[] {
  const hub = rowOf(name);
  if (hub?.connection !== 'none') return [];
  return hub.endpoint ? [...hub.invalidates, hub.endpoint] : hub.invalidates;
}

/** Answers are read again at most this often, however many events come. */
const READ_AGAIN_MS = 1_000;

const isInvalidatedHere = ({ invalidates, invalidatesFor }: Hub<object>): boolean =>
  invalidates.length > 0 && invalidatesFor !== 'openRecord';

/** Invalidates the tags of a hub after its events: at once, or after a time without events. */
function* invalidate<E>(util: Queries['util'], { invalidates, quietMs, received, isChange }: Hub<E>) {
  const concerns = (action: Action): boolean =>
    received.match(action) && (isChange === undefined || action.payload.events.some(isChange));
  const now = function* () {
    yield* put(util.invalidateTags([...invalidates]));
  };
  if (quietMs === undefined) yield* throttle(READ_AGAIN_MS, concerns, now);
  else yield* debounce(quietMs, concerns, now);
}

interface Rejected {
  error: SerializedError;
  meta: { rejectedWithValue: boolean; condition: boolean; aborted: boolean };
}

/** Reports a query that failed because of a programming error. The screen shows failures of network or server. */
function* report({ error, meta }: Rejected) {
  if (meta.rejectedWithValue || meta.condition || meta.aborted) return;
  yield* call(reportError, Object.assign(new Error(error.message), error));
}
