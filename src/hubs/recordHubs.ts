import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import * as v from 'valibot';
import { optionalId } from '@/domain/decode';
import { logLine } from '@/lib/log';
import { connected, connectionLetGo, selectConnection } from './connectionSlice';
import type { Hub, HubConnection, HubConnectionFactory } from './hub';
import { keepOpen, type Outage, type Upkeep } from './hubManager';
import {
  type RecordEvent,
  recordEvents,
  type RecordHubName,
  recordsMissed,
  recordUnwatched,
  recordWatched,
  selectIsWatching,
  selectWatched,
  type WithWatch,
} from './watchSlice';

/** A card that is left is often followed by another one. */
const LINGER_MS = 30_000;
/** Up to here a line that opens comes in time: the card itself is being read. */
const IN_TIME_MS = 5_000;

interface RecordHub extends Hub<RecordEvent> {
  name: RecordHubName;
  /** The method by which somebody asks to be told of a record. */
  enter: 'subscribe' | 'startJitUpdate';
}

const asId = (value: unknown): string[] => {
  const id = v.parse(optionalId, value);
  return id === null ? [] : [id];
};

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;

const idIn = (value: unknown): string[] => asId(asRecord(value)?.['id']);

/** The ids by which somebody may have asked for a record: of itself, its case, contract, unit, role and person. */
function idsOf(record: Readonly<Record<string, unknown>>): string[] {
  const { id, case: ofCase, contract, unit, contractId, roleId, unitId, personId } = record;
  return [
    ...[id, contractId, roleId, unitId, personId].flatMap(asId),
    ...[ofCase, contract, unit].flatMap(idIn),
  ];
}

function decode(hub: RecordHubName, kind: string, [first]: readonly unknown[]): RecordEvent | null {
  const record = asRecord(first);
  const ids = record ? idsOf(record) : asId(first);
  return ids.length === 0 ? null : { hub, kind, record, ids };
}

const recordHub = (hub: Pick<RecordHub, 'name' | 'needs' | 'events' | 'enter'>): RecordHub => ({
  ...hub,
  decode: (kind, args) => decode(hub.name, kind, args),
  received: recordEvents,
});

export const recordHubs: readonly RecordHub[] = [
  recordHub({
    name: 'personHub',
    needs: ['customerCard'],
    events: ['started', 'updated'],
    enter: 'startJitUpdate',
  }),
  recordHub({
    name: 'activityHub',
    needs: ['customerCard'],
    events: ['started', 'updated'],
    enter: 'subscribe',
  }),
  recordHub({ name: 'billHub', needs: ['billRead'], events: ['updated'], enter: 'subscribe' }),
  recordHub({ name: 'contractHub', needs: ['customerCard'], events: ['updated'], enter: 'subscribe' }),
  recordHub({
    name: 'announcementHub',
    needs: ['announcementRead'],
    events: ['created', 'updated'],
    enter: 'subscribe',
  }),
];

/** One call to the hub; what it refuses is asked again with the next line. */
function* invoke(connection: HubConnection, method: string, id: string) {
  yield* call(() =>
    connection.invoke(method, id).catch((error: unknown) => logLine(`Hub method '${method}' failed`, error)),
  );
}

/** Asks for what is wanted and no longer for what is not, as long as the line stands. */
function* keepSubscribed({ name, enter }: RecordHub, connection: HubConnection) {
  const wantedNow = (state: WithWatch) => selectWatched(state, name);
  let told: readonly string[] = [];
  while (true) {
    const wanted = yield* select(wantedNow);
    for (const id of new Set(wanted)) if (!told.includes(id)) yield* call(invoke, connection, enter, id);
    for (const id of new Set(told))
      if (!wanted.includes(id)) yield* call(invoke, connection, 'unsubscribe', id);
    told = wanted;
    if ((yield* select(wantedNow)) === told) yield* take([recordWatched, recordUnwatched]);
  }
}

/** Ends when nobody wants to hear of a record any more. */
function* untilIdle(hub: RecordHub) {
  while (true) {
    const wanted = yield* select((state: WithWatch) => selectWatched(state, hub.name));
    if (wanted.length > 0) {
      yield* take(recordUnwatched);
      continue;
    }
    const { idle } = yield* race({ idle: delay(LINGER_MS), watched: take(recordWatched) });
    if (idle) return;
  }
}

/** Asks for the records whenever the line stands; says so when that is not soon after they were wanted. */
function subscribing(hub: RecordHub, teller: Upkeep | null): Upkeep {
  let since = Date.now();
  return {
    ...teller,
    *up(connection, tookMs) {
      if (teller) yield* call(teller.up, connection, tookMs);
      const ids = yield* select((state: WithWatch) => selectWatched(state, hub.name));
      yield* fork(keepSubscribed, hub, connection);
      if (Date.now() - since > IN_TIME_MS) yield* put(recordsMissed({ hub: hub.name, ids }));
      since = -Infinity;
    },
  };
}

/** A line that is let go is missed by nobody; without any, there is nothing to tell of a connection. */
function* letGo({ name }: RecordHub, outage: Outage) {
  outage.down.delete(name);
  if (!(yield* select(selectIsWatching))) yield* put(connectionLetGo());
  else if (outage.down.size === 0 && (yield* select(selectConnection)).status === 'disconnected')
    yield* put(connected());
}

/** Keeps the line of a hub open while a record of it is watched, and a little longer. */
export function* keepRecordHub(
  hub: RecordHub,
  connect: HubConnectionFactory,
  outage: Outage,
  teller: Upkeep | null,
) {
  while (true) {
    while ((yield* select((state: WithWatch) => selectWatched(state, hub.name))).length === 0)
      yield* take(recordWatched);
    yield* race({
      open: call(keepOpen<RecordEvent>, hub, connect, outage, subscribing(hub, teller)),
      idle: call(untilIdle, hub),
    });
    if (teller) yield* call(letGo, hub, outage);
  }
}
