import { call, delay, fork, race, select, take } from 'typed-redux-saga';
import { selectMay, sessionRenewed, type WithSession } from '@/core/session/sessionSlice';
import {
  hubReleased,
  hubRequested,
  recordUnwatched,
  recordWatched,
  selectIsRequested,
  selectWatchedIds,
  type WithDemand,
} from './demandSlice';
import type { Hub, HubConnectionFactory, HubFacts } from './hub';
import { keepOpen, newOutage, type Outage, release } from './hubManager';
import { hubRows } from './hubs';
import { presenceSaga } from './presenceSaga';
import { RECORD_HUB_NAMES } from './recordHubs';
import { subscribeWhileUp } from './recordSubscriptions';
import { signalRConnection } from './signalRConnection';

/** Opens and closes every hub of the table according to its row. */
export function* keepHubs(connect: HubConnectionFactory = signalRConnection) {
  const outageOf = newOutages();
  for (const hub of RECORD_HUB_NAMES) yield* fork(subscribeWhileUp, hub);
  yield* fork(presenceSaga);
  for (const hub of hubRows) yield* fork(keepHub, hub, connect, outageOf(hub));
}

/** Hubs with the same kind of status share an outage; each hub that reports no status has its own. */
export function newOutages() {
  const primary = newOutage(() => true);
  const fallback = newOutage(() => primary.wanted.size === 0);
  return ({ connection }: Pick<HubFacts, 'connection'>): Outage =>
    connection === 'none' ? newOutage(() => false) : { primary, fallback }[connection];
}

/** Hubs of a card stay open for this time, because another card often follows. */
const LINGER_MS = 30_000;

interface Opening {
  isWanted: (state: WithDemand, hub: string) => boolean;
  /** The time that the hub stays open after it was last wanted, in ms. */
  lingerMs: number;
}

const openings: Readonly<Record<HubFacts['open'], Opening>> = {
  always: { isWanted: () => true, lingerMs: 0 },
  onDemand: { isWanted: selectIsRequested, lingerMs: 0 },
  whileWatched: { isWanted: (state, hub) => selectWatchedIds(state, hub).size > 0, lingerMs: LINGER_MS },
};

/**
 * Keeps a hub open while it is wanted and allowed. It closes when the permission is lost, and opens again when the
 * permission is back (T20).
 */
export function* keepHub<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage) {
  const { isWanted, lingerMs } = openings[hub.open];
  const isAllowed = (state: WithSession) => selectMay(state)(...hub.needs);
  const isWantedNow = (state: WithDemand) => isWanted(state, hub.name);
  while (true) {
    yield* until((state) => isAllowed(state) && isWantedNow(state));
    outage.wanted.add(hub.name);
    outage.down.add(hub.name);
    yield* race({
      kept: call(keepOpen<E>, hub, connect, outage),
      forbidden: call(until, (state: WithSession) => !isAllowed(state)),
      unwanted: call(untilUnwanted, isWantedNow, lingerMs),
    });
    yield* call(release, hub.name, outage);
  }
}

/** Only these actions change whether a hub is wanted or allowed. */
const CHANGES = [sessionRenewed, hubRequested, hubReleased, recordWatched, recordUnwatched];

function* until(isSo: (state: WithSession & WithDemand) => boolean) {
  while (!(yield* select(isSo))) yield* take(CHANGES);
}

function* untilUnwanted(isWanted: (state: WithDemand) => boolean, lingerMs: number) {
  while (true) {
    yield* until((state) => !isWanted(state));
    const { over } = yield* race({ over: delay(lingerMs), again: call(until, isWanted) });
    if (over) return;
  }
}
