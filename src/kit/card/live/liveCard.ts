import { type Action, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { call, delay, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { queries, type QueryTag, type WithQueries } from '@/api/http/queries';
import { selectMay } from '@/core/session/sessionSlice';
import { recordUnwatched, recordWatched } from '@/hubs/demandSlice';
import { type RecordHubName, recordHubs } from '@/hubs/recordHubs';
import { recordEvents, recordSubscribed } from '@/hubs/recordEvents';
import { sameId } from '@/lib/guid';
import { type CardKind, cardLeft, cardOpened } from './openCard';
import { eventsOf } from './eventsOfRecord';
import { type CardRefresh, clearRefresh, toastRefresh } from './toastRefresh';
import { type CardSync, clearSync, toastSync } from './toastSync';

/** The hubs that a kind of card listens to. The table of hubs says which data each of them invalidates. */
interface LiveCardFacts {
  card: CardKind;
  /** The hub that sends the record itself and synchronises it; null for a record without one. */
  sync: CardSync | null;
  /** The hubs of other data on the card. */
  hubs: readonly RecordHubName[];
  /** The part that shows a toast while it is read again after an event of its hub. */
  refresh?: CardRefresh;
}

export interface LiveCard extends LiveCardFacts {
  /** Follows the open card of this kind until it is left or another one is opened. */
  saga: () => Generator<unknown, void>;
}

/** 001 §9: the delay of subscriptions and synchronisation after the record is known. */
const WATCH_AFTER_MS = 1_000;
/** Old answers are read again this long after the subscription, because a synchronisation may renew them first. */
const CATCH_UP_AFTER_MS = 2_000;

/** Keeps the cards of a kind up to date while they are open. */
export const liveCard = (facts: LiveCardFacts): LiveCard => ({
  ...facts,
  *saga() {
    const isOurs = (action: Action): action is ReturnType<typeof cardOpened> =>
      isAnyOf(cardOpened, cardLeft)(action) && action.payload.card === facts.card;
    yield* takeLatest(isOurs, function* (action) {
      if (cardOpened.match(action)) yield* call(follow, facts, action.payload.id);
    });
  },
});

function* follow({ card, sync, hubs, refresh }: LiveCardFacts, id: string) {
  yield* delay(WATCH_AFTER_MS);
  const may = yield* select(selectMay);
  const watched = [...(sync ? [sync.hub] : []), ...hubs].filter((hub) => may(...recordHubs[hub].needs));
  try {
    if (sync) {
      yield* fork(takeOver, sync, id);
      yield* fork(toastSync, sync, { card, id });
    }
    if (refresh) yield* fork(toastRefresh, refresh, id);
    yield* fork(catchUp, watched, id);
    for (const hub of watched) yield* put(recordWatched({ hub, id }));
    yield* take(cardLeft);
  } finally {
    for (const hub of watched) yield* put(recordUnwatched({ hub, id }));
    if (sync) yield* clearSync(sync);
    if (refresh) yield* put(clearRefresh(refresh));
  }
}

/** The kinds of event that carry the whole record: at the start of listening, and after every change. */
const WHOLE = ['started', 'updated'];

/** Replaces the card's record with the one that a hub sends; any other event of the hub invalidates it (001 §4). */
function* takeOver({ hub, schema }: CardSync, id: string) {
  const { endpoint } = recordHubs[hub];
  yield* takeEvery(recordEvents, function* (action) {
    const last = eventsOf(action, hub, id).at(-1);
    if (!last) return;
    const read = WHOLE.includes(last.kind) ? v.safeParse(schema, last.record) : null;
    if (read?.success) {
      const entry = { endpointName: endpoint, arg: id, value: read.output };
      yield* put(queries.util.upsertQueryEntries([entry as never]));
    } else yield* put(queries.util.invalidateTags([{ type: endpoint, id }]));
  });
}

/** Reads data again that was read before its hub was connected. The record itself comes in the `started` event. */
function* catchUp(hubs: readonly RecordHubName[], id: string) {
  yield* takeEvery(recordSubscribed, function* ({ payload: { hub, id: heardId } }) {
    if (!hubs.includes(hub) || !sameId(heardId, id)) return;
    const since = Date.now();
    yield* delay(CATCH_UP_AFTER_MS);
    const old = yield* select(tagsReadBefore, recordHubs[hub].invalidates, since);
    if (old.length > 0) yield* put(queries.util.invalidateTags(old));
  });
}

/** Returns the tags that have an answer requested before `moment`, which is in ms since 1970. */
function tagsReadBefore(state: WithQueries, tags: readonly QueryTag[], moment: number): QueryTag[] {
  const { queries: entries } = state.queries;
  return tags.filter((tag) =>
    queries.util
      .selectInvalidatedBy(state, [tag])
      .some(({ queryCacheKey }) => (entries[queryCacheKey]?.startedTimeStamp ?? 0) < moment),
  );
}
