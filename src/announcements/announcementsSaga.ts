import { call, put, select, takeEvery } from 'typed-redux-saga';
import { createAnnouncement, getNewestAnnouncements } from '@/api/announcements';
import { queries } from '@/api/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { selectUser } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { announcementRequested } from './announcementsActions';
import { announcementsTexts } from './announcementsTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    registerAnnouncement: true;
  }
}

/** How far the clocks of browser and server may differ. */
const CLOCK_SLACK_MS = 2 * 60_000;
const { success, failure } = announcementsTexts.register;

export function* announcementsSaga() {
  yield* takeEvery(announcementRequested, register);
}

/** After a lost answer: one of mine with this title that is as new as the attempt. */
function* isThere(personId: string, title: string, since: number) {
  const user = yield* select(selectUser);
  const from = new Date(since - CLOCK_SLACK_MS).toISOString();
  const { items } = yield* call(getNewestAnnouncements, personId);
  return items.some(
    (one) =>
      one.title === title && one.createdBy === user?.name && one.created !== null && one.created >= from,
  );
}

function* register({ payload: { personId, announcement } }: ReturnType<typeof announcementRequested>) {
  const started = Date.now();
  const done = yield* call(submit, submissionKey('registerAnnouncement', personId), {
    success,
    failure,
    *work() {
      yield* call(createAnnouncement, announcement);
    },
    verify: () => isThere(personId, announcement.title, started),
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'registerAnnouncement' && dialog.personId === personId);
  yield* put(queries.util.invalidateTags(['announcements']));
}
