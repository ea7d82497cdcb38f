import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { connected, connectionLetGo, selectConnection } from './connectionSlice';
import type { Hub, HubConnectionFactory } from './hub';
import { keepOpen, type Outage, type Upkeep } from './hubManager';
import { callHub } from './hubs';
import { readRecordEvent } from './recordEvent';
import { isSyncHub, recordHub, type RecordHubName } from './recordHubs';
import {
  type RecordEvent,
  recordEvents,
  recordHeard,
  recordRefused,
  recordUnwatched,
  recordWatched,
  selectIsWatching,
  selectWatched,
  type WithWatch,
} from './watchSlice';

/** A card that is left is often followed by another one. */
const LINGER_MS = 30_000;

/** Asks to be told of a record; where it can be synchronised, that does so too (AMB-134). */
const subscribe = (hub: RecordHubName, id: string) =>
  isSyncHub(hub) ? callHub(hub, 'startJitUpdate', [id]) : callHub(hub, 'subscribe', [id]);

/** A call of which nobody knows how it ended may have been heard. After one that was not, the next line asks again. */
function* ask(hub: RecordHubName, id: string) {
  const { outcome } = yield* subscribe(hub, id);
  yield* put(outcome === 'refused' ? recordRefused({ hub, id }) : recordHeard({ hub, id }));
}

/** Asks for what is wanted and no longer for what is not, as long as the line stands. One that never answers holds up none. */
function* keepSubscribed(hub: RecordHubName) {
  const wantedNow = (state: WithWatch) => selectWatched(state, hub);
  let told: readonly string[] = [];
  while (true) {
    const wanted = yield* select(wantedNow);
    for (const id of new Set(wanted)) if (!told.includes(id)) yield* fork(ask, hub, id);
    for (const id of new Set(told))
      if (!wanted.includes(id)) yield* fork(() => callHub(hub, 'unsubscribe', [id]));
    told = wanted;
    if ((yield* select(wantedNow)) === told) yield* take([recordWatched, recordUnwatched]);
  }
}

/** Ends when nobody wants to hear of a record any more. */
function* untilIdle(hub: RecordHubName) {
  while (true) {
    const wanted = yield* select((state: WithWatch) => selectWatched(state, hub));
    if (wanted.length > 0) {
      yield* take(recordUnwatched);
      continue;
    }
    const { idle } = yield* race({ idle: delay(LINGER_MS), watched: take(recordWatched) });
    if (idle) return;
  }
}

/** Asks for the records whenever the line stands. */
const subscribing = (hub: RecordHubName, teller: Upkeep | null): Upkeep => ({
  ...teller,
  *up(tookMs) {
    if (teller) yield* call(teller.up, tookMs);
    yield* fork(keepSubscribed, hub);
  },
});

/** A line that is let go is missed by nobody; without any, there is nothing to tell of a connection. */
function* letGo(hub: RecordHubName, outage: Outage) {
  outage.down.delete(hub);
  if (!(yield* select(selectIsWatching))) yield* put(connectionLetGo());
  else if (outage.down.size === 0 && (yield* select(selectConnection)).status === 'disconnected')
    yield* put(connected());
}

const recordsOf = (name: RecordHubName): Hub<RecordEvent> => ({
  ...recordHub(name),
  name,
  decode: (kind, args) => readRecordEvent(name, kind, args),
  received: recordEvents,
});

/** Keeps the line of a hub open while a record of it is watched, and a little longer. */
export function* keepRecordHub(
  hub: RecordHubName,
  connect: HubConnectionFactory,
  outage: Outage,
  teller: Upkeep | null,
) {
  while (true) {
    while ((yield* select((state: WithWatch) => selectWatched(state, hub))).length === 0)
      yield* take(recordWatched);
    yield* race({
      open: call(keepOpen<RecordEvent>, recordsOf(hub), connect, outage, subscribing(hub, teller)),
      idle: call(untilIdle, hub),
    });
    if (teller) yield* call(letGo, hub, outage);
  }
}
