import { put, select, takeEvery } from 'typed-redux-saga';
import {
  createAnnouncement,
  isNewAnnouncement,
  type NewAnnouncement,
  readSameAnnouncements,
} from '@/api/timeline/announcements';
import { queries } from '@/api/http/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { ANNOUNCEMENT_SURFACE, announcementRequested } from './announcementsActions';
import { announcementsTexts } from './announcementsTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'announcements/register': true;
  }
}

const { success, failure } = announcementsTexts.register;

export function* announcementsSaga() {
  yield* takeEvery(announcementRequested, register);
}

function* register({ payload: { of, recordId, announcement } }: ReturnType<typeof announcementRequested>) {
  const user = yield* select(selectUser);
  if (user === null) return;
  const done = yield* sendOnce<unknown, NewAnnouncement>({
    submission: submissionKey('announcements/register', recordId),
    draft: draftKey(ANNOUNCEMENT_SURFACE, recordId),
    texts: { success, stored: success, failure },
    body: announcement,
    isBody: isNewAnnouncement,
    readSame: (sent) => readSameAnnouncements({ of, id: recordId }, sent, user.name),
    post: createAnnouncement,
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'registerAnnouncement' && dialog.recordId === recordId);
  yield* put(queries.util.invalidateTags(['announcements']));
}
