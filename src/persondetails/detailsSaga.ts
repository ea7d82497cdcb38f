import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { HttpError, isHttpError, isMissing } from '@/api/httpError';
import {
  deletePerson,
  type RawPerson,
  readRawPerson,
  updateCharacteristics,
  updatePerson,
  updatePersonAsAdmin,
} from '@/api/personDetails';
import { personQueries } from '@/api/personQueries';
import { problemOf } from '@/api/problem';
import { queries } from '@/api/queries';
import { selectMay } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import { Person } from '@/domain/person';
import { sameValue } from '@/lib/sameValue';
import { blockId, personDeleteRequested, personSaveRequested } from './detailsActions';
import { detailsTexts as texts } from './detailsTexts';
import { changedFields, conflictsIn, type FieldChanges } from './form/fieldChanges';
import { bodyWith } from './form/personBody';
import { valuesOf } from './form/personFields';
import { mayEditAsDesk } from './personFieldRules';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    savePerson: true;
    deletePerson: true;
  }
}

const { person } = personQueries.endpoints;
const NOT_ALLOWED = 403;
const CONFLICT = 409;
/** Longer than an answer usually takes: nobody waits for a picture that is not on the screen. */
const SHOWN_MS = 1_500;

/** What is done about one person; each ends by itself. */
export function* detailsSaga() {
  yield* takeEvery(personSaveRequested, save);
  yield* takeEvery(personDeleteRequested, remove);
}

const reasons: Readonly<Record<string, string>> = {
  EmailAddressNotAvailable: texts.emailNotAvailable,
  EmailAddressLinkedToMultipleAccounts: texts.emailOfSeveralAccounts,
};

/** Somebody was first: nothing was sent. */
class ColleagueWasFirst extends HttpError {}

/** What is said of a refusal: AMB-140, and the sentences of the fields where they stand. */
export function refusedSave(error: HttpError): Refused {
  if (error instanceof ColleagueWasFirst) return { text: texts.changedMeanwhile };
  if (isMissing(error)) return { text: texts.gone };
  const { reason, errors } = problemOf(error);
  return {
    text: (reason === null ? undefined : reasons[reason]) ?? texts.saveFailed,
    ...(Object.keys(errors).length > 0 && { fields: errors }),
  };
}

/** Reading before writing: when that gets no answer, nothing was written. */
async function readFirst(id: string) {
  try {
    return await readRawPerson(id);
  } catch (error) {
    if (isHttpError(error) && error.kind !== 'offline')
      throw new HttpError('refused', error.status, error.url);
    throw error;
  }
}

/** The person as they are now, with these changes, unless a colleague changed the same. */
async function bodyFor(id: string, changes: FieldChanges) {
  const raw = await readFirst(id);
  const now = valuesOf(v.parse(Person, raw));
  if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst('refused', CONFLICT, id);
  return bodyWith(raw, changes);
}

function* send(id: string, changes: FieldChanges) {
  const body = yield* call(bodyFor, id, changes);
  const { characteristics, ...others } = changes;
  if (characteristics) yield* call(updateCharacteristics, id, characteristics.to);
  const fields = changedFields(others);
  if (fields.length === 0) return;
  const may = yield* select(selectMay);
  if (mayEditAsDesk(fields, may)) yield* call(updatePerson, id, body);
  else if (may('customerManagement')) yield* call(updatePersonAsAdmin, body);
  else throw new HttpError('refused', NOT_ALLOWED, id);
}

/** What can be compared: a number that is stored is its own original from then on. */
const comparable = (raw: RawPerson) => {
  const { phoneNumbers, ...values } = valuesOf(v.parse(Person, raw));
  return { ...values, phoneNumbers: phoneNumbers.map(({ number, type }) => ({ number, type })) };
};

/** After a lost answer: the person says what was meant. */
function* isStored(id: string, changes: FieldChanges) {
  const raw = yield* call(readRawPerson, id);
  const written = comparable(bodyWith(raw, changes));
  const now = comparable(raw);
  return changedFields(changes).every((field) => sameValue(written[field], now[field]));
}

/** The answer is read again and is on the screen before the form closes over it. */
export function* readAgain(id: string) {
  yield* put(queries.util.invalidateTags([{ type: 'person', id }]));
  yield* race([take([person.matchFulfilled, person.matchRejected]), delay(SHOWN_MS)]);
}

function* save({ payload: { personId, block, changes } }: ReturnType<typeof personSaveRequested>) {
  let read = false as boolean;
  yield* call(submit, submissionKey('savePerson', blockId(personId, block)), {
    success: texts.saved,
    failure: refusedSave,
    *work() {
      yield* call(send, personId, changes);
      read = true;
      yield* call(readAgain, personId);
    },
    *verify() {
      const stored = yield* call(isStored, personId, changes);
      read = true;
      yield* call(readAgain, personId);
      return stored;
    },
  });
  if (!read) yield* put(queries.util.invalidateTags([{ type: 'person', id: personId }]));
}

function* remove({ payload: id }: ReturnType<typeof personDeleteRequested>) {
  yield* call(submit, submissionKey('deletePerson', id), {
    success: texts.delete.done,
    failure: texts.delete.failed,
    *work() {
      yield* call(deletePerson, id);
    },
    *verify() {
      return yield* call(() => readRawPerson(id).then(() => false, isMissing));
    },
  });
}
