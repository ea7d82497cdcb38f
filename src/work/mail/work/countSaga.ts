import { call, put, select } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { getMailCounts, getMailTotal } from '@/api/mail/mailMessages';
import { pollWhile } from '@/core/polling/pollWhile';
import { mailMoved, mailsCounted, mailsShown, selectShownMails } from '../mailSlice';
import { mailsOutdated } from './mailActions';

/** Mail is polled, because no hub reports it. */
const POLL_MS = 30_000;

function* ask() {
  const shown = yield* select(selectShownMails);
  const counts = yield* call(() => orNull(getMailCounts()));
  const total = shown?.status === null ? yield* call(() => orNull(getMailTotal())) : null;
  yield* put(mailsCounted({ counts, total }));
}

/** Counts the mails of the list on the screen, and those of each status. */
export function* countSaga() {
  yield* pollWhile({
    isWanted: (state: Parameters<typeof selectShownMails>[0]) => selectShownMails(state) !== null,
    everyMs: () => POLL_MS,
    ask,
    askAgainOn: [mailsShown.type, mailMoved.type, mailsOutdated.type],
  });
}
