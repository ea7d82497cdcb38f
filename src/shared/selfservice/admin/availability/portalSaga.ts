import { portalQueries } from '@/api/selfservice/portal';
import { AGAIN, askAgain } from '@/core/polling/askAgain';
import { pollWhile } from '@/core/polling/pollWhile';
import { selectIsStatusShown } from './portalSlice';

/** The status is polled, because no hub reports it. */
const POLL_MS = 60_000;

export function* portalSaga() {
  yield* pollWhile({
    isWanted: selectIsStatusShown,
    everyMs: () => POLL_MS,
    ask: () => askAgain(portalQueries.endpoints.portalStatus.initiate(undefined, AGAIN)),
  });
}
