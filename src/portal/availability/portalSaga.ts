import { call, put, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { changePortalStatus, portalQueries, readPortalStatus } from '@/api/portal';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { AGAIN, askAgain } from '@/core/polling/askAgain';
import { pollWhile } from '@/core/polling/pollWhile';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { portalStatusLabel } from '@/domain/portal';
import { portalTexts } from '../portalTexts';
import { PORTAL, portalStatusRequested } from './portalActions';
import { selectIsStatusShown } from './portalSlice';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'portal/status': true;
  }
}

const texts = portalTexts.availability;

/** The status is reported by no hub. */
const POLL_MS = 60_000;

export function* portalSaga() {
  yield* takeEvery(portalStatusRequested, change);
  yield* pollWhile({
    isWanted: selectIsStatusShown,
    everyMs: () => POLL_MS,
    ask: () => askAgain(portalQueries.endpoints.portalStatus.initiate(undefined, AGAIN)),
  });
}

/** Opens or closes the portal (AMB-232). */
function* change({ payload: { status, seen } }: ReturnType<typeof portalStatusRequested>) {
  const done = yield* call(submit, submissionKey('portal/status', PORTAL), {
    success: texts.done(portalStatusLabel(status)),
    failure: refusedFor(texts.changed, texts.changeFailed),
    *work() {
      yield* call(() => readUnchanged(PORTAL, seen, readPortalStatus()));
      yield* call(changePortalStatus, status);
    },
    *verify() {
      return (yield* call(readPortalStatus)) === status;
    },
  });
  if (done) yield* closeDialogs((dialog) => dialog.kind === 'portalStatus');
  yield* put(queries.util.invalidateTags(['portalStatus']));
}
