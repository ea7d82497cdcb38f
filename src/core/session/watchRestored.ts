import { call, select, take } from 'typed-redux-saga';
import { paths } from '../paths';
import { listen } from '../sagas/listen';
import { surroundings } from '../surroundings';
import type { Renewals } from './renewalChannel';
import { NOT_AUTHORIZED, selectSessionError, selectSignedInId, SOMEONE_ELSE } from './sessionSlice';

/**
 * A session that expired goes on where it was; after signing out not even the address of the page stays. For somebody else
 * `leaveEnded` has left already.
 */
function* startAnew() {
  const reason = yield* select(selectSessionError);
  if (reason === NOT_AUTHORIZED) surroundings.reload();
  else if (reason !== SOMEONE_ELSE) surroundings.leaveForGood(paths.root);
}

/**
 * The back button may bring this page back from the browser's memory, long after its session ended elsewhere: the server is
 * asked whether it goes on, and a page without a session starts anew (T21).
 */
export function* watchRestored({ renew }: Pick<Renewals, 'renew'>) {
  const shows = yield* call(listen, window, 'pageshow');
  try {
    while (true) {
      const { persisted } = (yield* take(shows)) as PageTransitionEvent;
      if (!persisted) continue;
      if ((yield* select(selectSignedInId)) !== null) yield* call(renew, true);
      if ((yield* select(selectSignedInId)) === null) yield* call(startAnew);
    }
  } finally {
    shows.close();
  }
}
