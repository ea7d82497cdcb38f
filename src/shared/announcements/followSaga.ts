import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, throttle } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { selectUser } from '@/core/session/sessionSlice';
import { recordWatched } from '@/hubs/demandSlice';
import { recordEvents, recordSubscribed } from '@/hubs/recordEvents';

/** The latest announcements are not read more often than this, however many events come in. */
const READ_AGAIN_MS = 1_000;

const isAnnouncementEvent = (action: Action): boolean =>
  recordEvents.match(action) && action.payload.events.some(({ hub }) => hub === 'announcementHub');

function* readLatestAgain() {
  yield* put(queries.util.invalidateTags(['latestAnnouncements']));
}

/**
 * Watches for announcements from now on, and reads them again once the subscription is open, so that none is missed
 * (AMB-230).
 */
export function* followSaga() {
  const user = yield* select(selectUser);
  if (user === null) return;
  const watched = { hub: 'announcementHub', id: user.id } as const;
  yield* takeEvery(recordSubscribed, function* ({ payload: { hub, id } }) {
    if (hub === watched.hub && id === watched.id) yield* readLatestAgain();
  });
  yield* throttle(READ_AGAIN_MS, isAnnouncementEvent, readLatestAgain);
  yield* put(recordWatched(watched));
}
