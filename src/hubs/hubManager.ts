import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, cancel, delay, fork, getContext, put, race, select, take } from 'typed-redux-saga';
import { apiUrl } from '@/api/http/http';
import { selectConfig } from '@/core/config/configSlice';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { selectUser } from '@/core/session/sessionSlice';
import { freshToken } from '@/core/session/sessionToken';
import { surroundings } from '@/core/surroundings';
import type { ToastRequest } from '@/core/toasts/toastsSlice';
import { collectPushes, type Push } from './collectPushes';
import {
  connected,
  connectionLetGo,
  connectionSlow,
  disconnected,
  hubFound,
  hubsReconnected,
  reconnecting,
  selectConnection,
  turnPassed,
} from './connectionSlice';
import type { Hub, HubConnection, HubConnectionFactory, HubContext } from './hub';
import { messagesOf, tellMessages } from './hubMessages';
import {
  followDelay,
  reconnectDelay,
  SLOW_START_MS,
  STABLE_MS,
  START_TIMEOUT_MS,
  wakeDelay,
} from './reconnectPolicy';

/** The hubs of one manager share one count of failures, one row of those that wait, and the set of those that are not up yet. */
export interface Outage {
  attempt: number;
  /** The hubs that wait. The first of them looks whether the server is back; one that is kept away holds up no other. */
  row: readonly string[];
  down: Set<string>;
  /** The hubs that are to be open. */
  wanted: Set<string>;
}

export const newOutage = (): Outage => ({ attempt: 0, row: [], down: new Set(), wanted: new Set() });

/** A batch that a reducer cannot take is reported and skipped; the screens fetch the truth instead (P2). */
function* hand<E>({ received }: Hub<E>, events: E[]) {
  const user = yield* select(selectUser);
  if (user === null) return;
  try {
    yield* put(received({ events, user, now: Date.now() }));
  } catch (error) {
    reportError(error);
    yield* put(hubsReconnected());
  }
}

/** Ends when the line does. */
function* forward<E>(hub: Hub<E>, pushes: EventChannel<Push<E>>) {
  while (true) {
    const push = yield* take(pushes);
    if ('closed' in push) return;
    yield* call(hand<E>, hub, push.events);
  }
}

/** True when it started within a reasonable time. The reason why not does not matter: there will be a next time. */
function* start(connection: HubConnection) {
  const attempt = connection.start().then(
    () => true,
    () => false,
  );
  const { started } = yield* race({ started: call(() => attempt), timeout: delay(START_TIMEOUT_MS) });
  return started ?? false;
}

/** What is done with a line besides handing on what comes over it. */
export interface Upkeep {
  /** The line stands. Ends with the line at the latest. */
  up: (tookMs: number) => Generator;
  down?: () => Generator;
  /** It is tried again. */
  retry?: () => Generator;
}

const telling = {
  *down() {
    yield* put(disconnected());
  },
  *retry() {
    yield* put(reconnecting());
  },
};

/** The lines that tell whether there is a connection at all, and each of them whoever is on screen that it is back. */
export const announced = (hub: string, outage: Outage): Upkeep => ({
  ...telling,
  *up(tookMs) {
    const { status } = yield* select(selectConnection);
    const isFirst = status === 'uninitialized' && outage.attempt === 0;
    const endsSilence = outage.down.size === outage.wanted.size - 1;
    yield* call(tellUp, outage, tookMs);
    yield* put(hubsReconnected({ hub, isFirst, endsSilence }));
  },
});

/** The lines that tell only whether there is a connection, for who has no others. */
export const told = (outage: Outage): Required<Upkeep> => ({
  ...telling,
  up: (tookMs) => tellUp(outage, tookMs),
});

/** A line that was closed on purpose counts no longer. Without any line the state of the connection is unknown. */
export function* letGo(hub: string, { wanted, down }: Outage, tells = () => true) {
  wanted.delete(hub);
  down.delete(hub);
  if (!tells()) return;
  if (wanted.size === 0) yield* put(connectionLetGo());
  else if (down.size === 0 && (yield* select(selectConnection)).status === 'disconnected')
    yield* put(connected());
}

/** There is a connection when all lines stand. */
function* tellUp(outage: Outage, tookMs: number) {
  if (outage.down.size > 0) return;
  if ((yield* select(selectConnection)).status !== 'connected') yield* put(connected());
  yield* put(connectionSlow(tookMs > SLOW_START_MS));
}

/** One life of a connection, from start to close. True when it was up, but too briefly to count as back. */
function* live<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage, { up }: Upkeep) {
  const { signalRTransports } = yield* select(selectConfig);
  const lines = yield* getContext<HubContext['hubLines']>('hubLines');
  const options = {
    url: apiUrl(`/signalr/${hub.name}`),
    getToken: freshToken,
    transports: signalRTransports,
  };
  const connection = connect(hub.name, options);
  const pushes = yield* call(collectPushes<E>, connection, hub);
  const messages = yield* call(collectPushes<ToastRequest>, connection, messagesOf(hub));
  yield* fork(tellMessages, messages);
  const began = Date.now();
  try {
    const isUp = yield* start(connection);
    if (!isUp) return false;
    const since = Date.now();
    outage.down.delete(hub.name);
    lines.set(hub.name, connection);
    yield* put(hubFound(hub.name));
    const upkeep = yield* fork(up, since - began);
    yield* call(forward<E>, hub, pushes);
    yield* cancel(upkeep);
    const isStable = Date.now() - since >= STABLE_MS;
    if (isStable) outage.attempt = 0;
    return !isStable;
  } finally {
    lines.delete(hub.name);
    pushes.close();
    messages.close();
    connection.stop().catch(() => undefined);
  }
}

/**
 * The first of the row waits by the policy, the others until it has tried. All follow a hub that is found, each after its own while,
 * except one that was dropped right after its start: lines that come and go would find each other for ever.
 */
function* waitForNext(hubName: string, outage: Outage, isFollowing: boolean) {
  outage.row = [...outage.row, hubName];
  try {
    const followed = take((action: Action) => isFollowing && hubFound.match(action));
    const { found } = yield* race({ found: followed, turn: call(ownTurn, hubName, outage) });
    if (found) yield* delay(followDelay(surroundings.random()));
  } finally {
    outage.row = outage.row.filter((name) => name !== hubName);
    yield* put(turnPassed());
  }
}

function* ownTurn(hubName: string, outage: Outage) {
  while (outage.row[0] !== hubName) yield* take(turnPassed);
  const wait = reconnectDelay(outage.attempt, surroundings.random());
  outage.attempt += 1;
  const { woken } = yield* race({ waited: delay(wait), woken: take(wokeUp) });
  if (woken) yield* delay(wakeDelay(surroundings.random()));
}

/** Keeps one hub open for ever. Its events in between are lost, which is why the screens are told when it is back. */
export function* keepOpen<E extends object>(
  hub: Hub<E>,
  connect: HubConnectionFactory,
  outage: Outage,
  upkeep: Upkeep,
) {
  while (true) {
    const isBrief = yield* call(live<E>, hub, connect, outage, upkeep);
    outage.down.add(hub.name);
    if (upkeep.down) yield* call(upkeep.down);
    yield* call(waitForNext, hub.name, outage, !isBrief);
    if (upkeep.retry) yield* call(upkeep.retry);
  }
}
