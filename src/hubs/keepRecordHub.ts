import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import type { Hub, HubConnectionFactory } from './hub';
import { keepOpen, letGo, type Outage, told, type Upkeep } from './hubManager';
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

/** Asks for the records whenever the line stands. The line tells whether there is a connection where no other does. */
const subscribing = (hub: RecordHubName, outage: Outage, tells: () => boolean): Upkeep => {
  const { up, down, retry } = told(outage);
  return {
    *up(tookMs) {
      if (tells()) yield* call(up, tookMs);
      yield* fork(keepSubscribed, hub);
    },
    *down() {
      if (tells()) yield* call(down);
    },
    *retry() {
      if (tells()) yield* call(retry);
    },
  };
};

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
  tells: () => boolean,
) {
  while (true) {
    while ((yield* select((state: WithWatch) => selectWatched(state, hub))).length === 0)
      yield* take(recordWatched);
    outage.wanted.add(hub);
    yield* race({
      open: call(keepOpen<RecordEvent>, recordsOf(hub), connect, outage, subscribing(hub, outage, tells)),
      idle: call(untilIdle, hub),
    });
    yield* call(letGo, hub, outage, tells);
  }
}
