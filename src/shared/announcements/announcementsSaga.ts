import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import * as announcements from '@/api/announcements/announcements';
import { type HttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { selectUser } from '@/core/session/sessionSlice';
import { ColleagueWasFirst, refusedByColleague } from '@/core/submissions/colleagueWasFirst';
import { sendOnce } from '@/core/submissions/sendOnce';
import { asToast, type Refused, submit } from '@/core/submissions/submit';
import { changedNames, conflictsIn } from '@/lib/fieldChanges';
import { sameValue } from '@/lib/values';
import {
  announcementKey,
  ANNOUNCEMENT_SURFACE,
  announcementChangeRequested,
  announcementRequested,
  announcementsFollowed,
  announcementWritten,
  NEW,
  WRITE_SURFACE,
} from './announcementsActions';
import { announcementsTexts } from './announcementsTexts';
import { followSaga } from './followSaga';
import { toChanges, writeFieldsOf } from './write/writeFields';

const ANNOUNCEMENT_TAGS = ['announcements', 'latestAnnouncements'] as const;

const { success, failure } = announcementsTexts.register;
const texts = announcementsTexts.write;

export function* announcementsSaga() {
  yield* takeEvery(announcementRequested, register);
  yield* takeEvery(announcementWritten, write);
  yield* takeEvery(announcementChangeRequested, change);
  yield* takeLeading(announcementsFollowed, followSaga);
}

interface Made {
  submission: string;
  draft: string;
  /** The record on whose card it is made; null if it is made on none. */
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
      failure: (error) => ({ ...asToast(failure)(), fields: problemOf(error).fields }),
    },
    body,
    isBody: announcements.isNewAnnouncement,
    readSame: (sent) => announcements.readSameAnnouncements(owner, sent, user.name),
    post: announcements.createAnnouncement,
  });
  if (done) yield* put(queries.util.invalidateTags([...ANNOUNCEMENT_TAGS]));
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
    submission: announcementKey('write', NEW),
    draft: draftKey(WRITE_SURFACE, NEW),
    owner: null,
    body,
  });
}

function refusedChange(error: HttpError): Refused {
  return refusedByColleague(texts, error) ?? { ...asToast(failure)(), fields: problemOf(error).fields };
}

/** Sends only the changed fields, unless a colleague changed the same ones. */
function* change({ payload: { id, changes } }: ReturnType<typeof announcementChangeRequested>) {
  const fieldsNow = async () => writeFieldsOf(await announcements.readAnnouncement(id));
  yield* call(submit, announcementKey('write', id), {
    success,
    failure: refusedChange,
    draft: { key: draftKey(WRITE_SURFACE, id) },
    readAgain: () => readAgain(['announcements'], announcements.announcementQueries.endpoints.announcement),
    *work() {
      const now = yield* call(() => readFirst(fieldsNow()));
      if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst(id);
      yield* call(announcements.changeAnnouncement, id, toChanges(changes, now));
    },
    *verify() {
      const now = yield* call(fieldsNow);
      return changedNames(changes).every((name) => sameValue(now[name], changes.to[name]));
    },
  });
  yield* put(queries.util.invalidateTags([...ANNOUNCEMENT_TAGS]));
}
