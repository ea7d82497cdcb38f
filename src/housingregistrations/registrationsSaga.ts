import { call, delay, put, race, take, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { HttpError, isHttpError, isMissing } from '@/api/httpError';
import { problemOf } from '@/api/problem';
import { queries } from '@/api/queries';
import {
  deleteRegistration,
  type RawRegistration,
  readRawRegistrations,
  registrationQueries,
  updateRegistration,
} from '@/api/registrations';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import { Registration } from '@/domain/registration';
import { sameId } from '@/lib/guid';
import { sameValue } from '@/lib/sameValue';
import { registrationDeleteRequested, registrationSaveRequested } from './registrationActions';
import { conflictsIn, fieldsOf, type RegistrationDraft, registrationWith } from './registrationFields';
import { registrationTexts as texts } from './registrationTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    saveRegistration: true;
    deleteRegistration: true;
  }
}

const { registrationsOfPerson } = registrationQueries.endpoints;
const NOT_FOUND = 404;
const CONFLICT = 409;
/** Longer than an answer usually takes: nobody waits for what is not on the screen. */
const SHOWN_MS = 1_500;

export function* registrationsSaga() {
  yield* takeEvery(registrationSaveRequested, save);
  yield* takeEvery(registrationDeleteRequested, remove);
}

const find = (list: readonly RawRegistration[], id: string): RawRegistration | undefined =>
  list.find((raw) => typeof raw['id'] === 'string' && sameId(raw['id'], id));

/** Somebody was first: nothing was sent. */
class ColleagueWasFirst extends HttpError {}

/** The registration as it is now, with the changes; when it cannot be read nothing is written. */
async function bodyFor(personId: string, id: string, draft: RegistrationDraft) {
  const list = await readRawRegistrations(personId).catch((error: unknown) => {
    if (isHttpError(error) && error.kind !== 'offline')
      throw new HttpError('refused', error.status, error.url);
    throw error;
  });
  const raw = find(list, id);
  if (!raw) throw new HttpError('refused', NOT_FOUND, id);
  if (conflictsIn(draft, fieldsOf(v.parse(Registration, raw))).length > 0)
    throw new ColleagueWasFirst('refused', CONFLICT, id);
  return registrationWith(raw, draft);
}

function refusedSave(error: HttpError): Refused {
  if (error instanceof ColleagueWasFirst) return { text: texts.changedMeanwhile };
  if (isMissing(error)) return { text: texts.gone };
  const { errors } = problemOf(error);
  return { text: texts.saveFailed, ...(Object.keys(errors).length > 0 && { fields: errors }) };
}

function* readAgain() {
  yield* put(queries.util.invalidateTags(['registrations']));
  yield* race([
    take([registrationsOfPerson.matchFulfilled, registrationsOfPerson.matchRejected]),
    delay(SHOWN_MS),
  ]);
}

function* save({ payload }: ReturnType<typeof registrationSaveRequested>) {
  const { personId, registrationId, draft } = payload;
  let read = false as boolean;
  yield* call(submit, submissionKey('saveRegistration', registrationId), {
    success: texts.saved,
    failure: refusedSave,
    *work() {
      const body = yield* call(bodyFor, personId, registrationId, draft);
      yield* call(updateRegistration, body);
      read = true;
      yield* call(readAgain);
    },
    *verify() {
      const raw = find(yield* call(readRawRegistrations, personId), registrationId);
      return raw !== undefined && isWritten(raw, draft);
    },
  });
  if (!read) yield* put(queries.util.invalidateTags(['registrations']));
}

const isWritten = (raw: RawRegistration, draft: RegistrationDraft): boolean =>
  sameValue(
    fieldsOf(v.parse(Registration, registrationWith(raw, draft))),
    fieldsOf(v.parse(Registration, raw)),
  );

function* remove({ payload: { personId, registrationId } }: ReturnType<typeof registrationDeleteRequested>) {
  const done = yield* call(submit, submissionKey('deleteRegistration', registrationId), {
    success: texts.delete.done,
    failure: texts.delete.failed,
    *work() {
      yield* call(deleteRegistration, registrationId);
    },
    *verify() {
      return find(yield* call(readRawRegistrations, personId), registrationId) === undefined;
    },
  });
  if (done)
    yield* closeDialogs(
      (dialog) => dialog.kind === 'registrationDelete' && dialog.registrationId === registrationId,
    );
  /* Who has no registrations any more can perhaps be removed. */
  yield* put(queries.util.invalidateTags(['registrations', { type: 'person', id: personId }]));
}
