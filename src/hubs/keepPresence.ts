import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { presenceQueries, selectPresenceIds } from '@/api/presenceQueries';
import { queries, type WithQueries } from '@/api/http/queries';
import type { Presence } from '@/domain/colleague/presence';
import type { HubConnectionFactory } from './hub';
import { keepOpen, newOutage, type Upkeep } from './hubManager';
import { presenceEvents, presenceHub } from './presenceHub';

const { matchPending } = presenceQueries.endpoints.presence;
const { removeQueryResult } = queries.internalActions;

const isAnybodyShown = (state: Partial<WithQueries>): boolean => selectPresenceIds(state).length > 0;

/** Nobody told what happened before the line stood. */
const readAgain: Upkeep = {
  *up() {
    yield* put(queries.util.invalidateTags(['presence']));
  },
};

/** What is told takes the place of what was read; an answer that is on its way is older, and is not waited for. */
function* follow({ payload: { events } }: ReturnType<typeof presenceEvents>) {
  const shown = new Set(yield* select(selectPresenceIds));
  const told = new Map(events.map(({ userId, status }) => [userId, status]));
  const entries = [...told].flatMap(([arg, value]) =>
    shown.has(arg) ? [{ endpointName: 'presence' as const, arg, value }] : [],
  );
  if (entries.length > 0) yield* put(presenceQueries.util.upsertQueryEntries(entries));
}

function* untilNobodyShown() {
  while (yield* select(isAnybodyShown)) yield* take(removeQueryResult);
}

/** Keeps the line open for as long as the presence of somebody is on the screen, and a little longer. */
export function* keepPresence(connect: HubConnectionFactory) {
  yield* fork(function* () {
    yield* takeEvery(presenceEvents, follow);
  });
  while (true) {
    while (!(yield* select(isAnybodyShown))) yield* take(matchPending);
    yield* race({
      open: call(keepOpen<Presence>, presenceHub, connect, newOutage(), readAgain),
      over: call(untilNobodyShown),
    });
  }
}
