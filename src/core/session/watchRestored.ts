import { call, select, take } from 'typed-redux-saga';
import { paths } from '../paths';
import { listen } from '../sagas/listen';
import { dependencies } from '../dependencies';
import type { Renewals } from './renewalChannel';
import { NOT_AUTHORIZED, selectSessionError, selectSignedInId, SOMEONE_ELSE } from './sessionSlice';

/**
 * Reloads an expired session in place; after signing out not even the address of the page stays. For another user
 * `leaveEnded` has already left.
 */
function* startAnew() {
  const reason = yield* select(selectSessionError);
  if (reason === NOT_AUTHORIZED) dependencies.reload();
  else if (reason !== SOMEONE_ELSE) dependencies.leaveForGood(paths.root);
}

/**
 * The back button may restore this page from the browser's memory, long after its session ended elsewhere. Asks the
 * server whether the session continues; a page without one is left or reloaded (T21).
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
