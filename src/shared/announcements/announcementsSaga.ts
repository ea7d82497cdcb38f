import { put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import * as announcements from '@/api/announcements/announcements';
import type { HttpError } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries, type QueryTag } from '@/api/http/queries';
import { draftKey, NEW_RECORD } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { asToast, type Refused } from '@/core/submissions/submit';
import { saveChanges } from '@/kit/form/saveChanges';
import {
  announcementKey,
  ANNOUNCEMENT_SURFACE,
  announcementChangeRequested,
  announcementRequested,
  announcementsFollowed,
  announcementWritten,
  WRITE_SURFACE,
} from './announcementsActions';
import { announcementsTexts } from './announcementsTexts';
import { followSaga } from './followSaga';
import { toChanges, writeFieldsOf } from './write/writeFields';

const ANNOUNCEMENT_TAGS: QueryTag[] = ['announcements', 'latestAnnouncements'];

const { success, failure } = announcementsTexts.register;
const texts = announcementsTexts.write;

export function* announcementsSaga() {
  yield* takeEvery(announcementRequested, register);
  yield* takeEvery(announcementWritten, write);
  yield* takeEvery(announcementChangeRequested, change);
  yield* takeLeading(announcementsFollowed, followSaga);
}

const refusedSave = (error: HttpError): Refused => ({
  ...asToast(failure)(),
  fields: problemOf(error).fields,
});

interface Made {
  submission: string;
  draft: string;
  /** The record on whose card the announcement is made; null without a card. */
  owner: Parameters<typeof announcements.readSameAnnouncements>[0];
  body: announcements.NewAnnouncement;
}

function* make({ submission, draft, owner, body }: Made) {
  const user = yield* select(selectUser);
  if (user === null) return;
  const done = yield* sendOnce<unknown, announcements.NewAnnouncement>({
    submission,
    draft,
    texts: {
      success,
      stored: success,
      failure: refusedSave,
    },
    body,
    isBody: announcements.isNewAnnouncement,
    readSame: (sent) => announcements.readSameAnnouncements(owner, sent, user.name),
    post: announcements.createAnnouncement,
  });
  if (done) yield* put(queries.util.invalidateTags(ANNOUNCEMENT_TAGS));
}

function* register({ payload: { of, recordId, announcement } }: ReturnType<typeof announcementRequested>) {
  yield* make({
    submission: announcementKey('register', recordId),
    draft: draftKey(ANNOUNCEMENT_SURFACE, recordId),
    owner: { of, id: recordId },
    body: announcement,
  });
}

function* write({ payload: body }: ReturnType<typeof announcementWritten>) {
  yield* make({
    submission: announcementKey('write', NEW_RECORD),
    draft: draftKey(WRITE_SURFACE, NEW_RECORD),
    owner: null,
    body,
  });
}

const change = ({ payload: { id, changes } }: ReturnType<typeof announcementChangeRequested>) =>
  saveChanges({
    submission: announcementKey('write', id),
    draft: draftKey(WRITE_SURFACE, id),
    changes,
    read: () => announcements.readAnnouncement(id),
    fieldsOf: writeFieldsOf,
    bodyOf: toChanges,
    write: (body) => announcements.changeAnnouncement(id, body),
    stale: ANNOUNCEMENT_TAGS,
    shown: announcements.announcementQueries.endpoints.announcement,
    refused: refusedSave,
    texts: { ...texts, saved: success },
  });
