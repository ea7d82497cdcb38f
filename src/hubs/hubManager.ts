import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, delay, fork, getContext, put, race, select, take } from 'typed-redux-saga';
import { apiUrl } from '@/api/http/http';
import { selectConfig } from '@/core/config/configSlice';
import { reportError } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { selectUser } from '@/core/session/sessionSlice';
import { freshToken } from '@/core/session/sessionToken';
import { dependencies } from '@/core/dependencies';
import type { ToastRequest } from '@/core/toasts/toastsSlice';
import { collectPushes, type Push } from './collectPushes';
import {
  connected,
  connectionReleased,
  connectionSlow,
  disconnected,
  hubDown,
  hubsReconnected,
  hubUp,
  reconnecting,
  selectConnection,
  turnPassed,
} from './connectionSlice';
import type { Hub, HubConnection, HubConnectionFactory, HubContext } from './hub';
import { messagesOf, showMessages } from './hubMessages';
import {
  followDelay,
  reconnectDelay,
  SLOW_START_MS,
  STABLE_MS,
  START_TIMEOUT_MS,
  wakeDelay,
} from './reconnectPolicy';

/**
 * Hubs that report one status share a count of failures, a queue of waiting hubs, and the set of hubs that are down.
 */
export interface Outage {
  attempt: number;
  /**
   * The waiting hubs. The first one tests whether the server is back. After a failure it goes to the end of the queue,
   * so that it delays no other hub.
   */
  queue: readonly string[];
  down: Set<string>;
  /** The hubs that should be open. */
  wanted: Set<string>;
  /** Returns true while these hubs decide the status of the connection in the top bar. */
  reports: () => boolean;
}

export const newOutage = (reports: Outage['reports']): Outage => ({
  attempt: 0,
  queue: [],
  down: new Set(),
  wanted: new Set(),
  reports,
});

/** Dispatches a batch. If a reducer cannot process it, it is reported and skipped, and the screens fetch again (P2). */
function* dispatchBatch<E>({ received }: Hub<E>, events: E[]) {
  const user = yield* select(selectUser);
  if (user === null) return;
  try {
    yield* put(received({ events, user, now: Date.now() }));
  } catch (error) {
    reportError(error);
    yield* put(hubsReconnected());
  }
}

/** Dispatches the pushes until the connection closes. */
function* forward<E>(hub: Hub<E>, pushes: EventChannel<Push<E>>) {
  while (true) {
    const push = yield* take(pushes);
    if ('closed' in push) return;
    yield* call(dispatchBatch<E>, hub, push.events);
  }
}

/** Returns true if the connection started in time. The reason for a failure is ignored, since the start is repeated. */
function* start(connection: HubConnection) {
  const attempt = connection.start().then(
    () => true,
    () => false,
  );
  const { started } = yield* race({ started: call(() => attempt), timeout: delay(START_TIMEOUT_MS) });
  return started ?? false;
}

/** Takes a hub that was closed on purpose out of the outage. Without any hub the connection status is unknown. */
export function* release(hub: string, { wanted, down, reports }: Outage) {
  wanted.delete(hub);
  down.delete(hub);
  if (!reports()) return;
  if (wanted.size === 0) yield* put(connectionReleased());
  else if (down.size === 0 && (yield* select(selectConnection)).status === 'disconnected')
    yield* put(connected());
}

/**
 * Sets the status to 'connected' when all hubs are up. For a primary hub it also makes the screens that depend on
 * it fetch again, because events may have been missed.
 */
function* reportUp(hub: Pick<Hub<object>, 'name' | 'connection'>, outage: Outage, tookMs: number) {
  const { attempt, down, wanted, reports } = outage;
  const { status } = yield* select(selectConnection);
  if (reports() && down.size === 0) {
    if (status !== 'connected') yield* put(connected());
    yield* put(connectionSlow(tookMs > SLOW_START_MS));
  }
  if (hub.connection !== 'primary') return;
  const isFirst = status === 'uninitialized' && attempt === 0;
  const endsSilence = down.size === wanted.size - 1;
  yield* put(hubsReconnected({ hub: hub.name, isFirst, endsSilence }));
}

/** Runs a connection from start to close. Returns true if it was up, but too briefly to count as stable. */
function* live<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage) {
  const { signalRTransports } = yield* select(selectConfig);
  const connections = yield* getContext<HubContext['hubConnections']>('hubConnections');
  const options = {
    url: apiUrl(`/signalr/${hub.name}`),
    getToken: freshToken,
    transports: signalRTransports,
  };
  const connection = connect(hub.name, options);
  const pushes = yield* call(collectPushes<E>, connection, hub);
  const messages = yield* call(collectPushes<ToastRequest>, connection, messagesOf(hub));
  yield* fork(showMessages, messages);
  const began = Date.now();
  try {
    const isUp = yield* start(connection);
    if (!isUp) return false;
    const since = Date.now();
    outage.down.delete(hub.name);
    connections.set(hub.name, connection);
    yield* put(hubUp(hub.name));
    yield* call(reportUp, hub, outage, since - began);
    yield* call(forward<E>, hub, pushes);
    const isStable = Date.now() - since >= STABLE_MS;
    if (isStable) outage.attempt = 0;
    return !isStable;
  } finally {
    const wasUp = connections.delete(hub.name);
    pushes.close();
    messages.close();
    connection.stop().catch(() => undefined);
    if (wasUp) yield* put(hubDown(hub.name));
  }
}

/**
 * Waits until the hub may try again. The first hub in the queue waits as the policy says, the others until the first
 * has tried. When another hub comes up, the waiting hubs follow it, each after its own delay. A hub that was dropped
 * right after its start does not follow, because hubs that come and go would follow each other for ever.
 */
function* waitForNext(hubName: string, outage: Outage, isFollowing: boolean) {
  outage.queue = [...outage.queue, hubName];
  try {
    const followed = take((action: Action) => isFollowing && hubUp.match(action));
    const { leader } = yield* race({ leader: followed, turn: call(ownTurn, hubName, outage) });
    if (leader) yield* delay(followDelay(dependencies.random()));
  } finally {
    outage.queue = outage.queue.filter((name) => name !== hubName);
    yield* put(turnPassed());
  }
}

function* ownTurn(hubName: string, outage: Outage) {
  while (outage.queue[0] !== hubName) yield* take(turnPassed);
  const wait = reconnectDelay(outage.attempt, dependencies.random());
  outage.attempt += 1;
  const { woken } = yield* race({ waited: delay(wait), woken: take(wokeUp) });
  if (woken) yield* delay(wakeDelay(dependencies.random()));
}

/** Keeps one hub open for ever. Events during an outage are lost, so the screens are notified when the hub is back. */
export function* keepOpen<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage) {
  while (true) {
    const isBrief = yield* call(live<E>, hub, connect, outage);
    outage.down.add(hub.name);
    if (outage.reports()) yield* put(disconnected());
    yield* call(waitForNext, hub.name, outage, !isBrief);
    if (outage.reports()) yield* put(reconnecting());
  }
}
