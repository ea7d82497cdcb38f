import { fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { presenceQueries, selectPresenceIds } from '@/api/colleagues/presenceQueries';
import { queries, type WithQueries } from '@/api/http/queries';
import { hubReleased, hubRequested } from './demandSlice';
import { presenceEvents } from './presenceHub';

const { matchPending } = presenceQueries.endpoints.presence;
const { removeQueryResult } = queries.internalActions;

const isAnybodyShown = (state: Partial<WithQueries>): boolean => selectPresenceIds(state).length > 0;

/** Writes pushed statuses over those that were read. An answer still on its way is older, and is ignored. */
function* follow({ payload: { events } }: ReturnType<typeof presenceEvents>) {
  const shown = new Set(yield* select(selectPresenceIds));
  const pushed = new Map(events.map(({ userId, status }) => [userId, status]));
  const entries = [...pushed].flatMap(([arg, value]) =>
    shown.has(arg) ? [{ endpointName: 'presence' as const, arg, value }] : [],
  );
  if (entries.length > 0) yield* put(presenceQueries.util.upsertQueryEntries(entries));
}

/** Requests the hub while someone's presence is on the screen, and while RTK Query keeps the answer after that. */
export function* presenceSaga() {
  yield* fork(function* () {
    yield* takeEvery(presenceEvents, follow);
  });
  while (true) {
    while (!(yield* select(isAnybodyShown))) yield* take(matchPending);
    yield* put(hubRequested('presenceHub'));
    try {
      while (yield* select(isAnybodyShown)) yield* take(removeQueryResult);
    } finally {
      yield* put(hubReleased('presenceHub'));
    }
  }
}
