import { call, put, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { HttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import {
  deleteHousingRegistration,
  type RawHousingRegistration,
  readRawHousingRegistrations,
  housingRegistrationQueries,
  updateHousingRegistration,
} from '@/api/tenancy/housingRegistrations';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst, refusedByColleague } from '@/core/submissions/colleagueWasFirst';
import { defineWrite } from '@/core/submissions/defineWrite';
import { type Refused, submit } from '@/core/submissions/submit';
import { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { conflictsIn } from '@/lib/fieldChanges';
import { sameId } from '@/lib/guid';
import { sameValue } from '@/lib/values';
import {
  housingRegistrationSaveRequested,
  type OfRegistration,
  registrationKey,
  REGISTRATION_SURFACE,
} from './housingRegistrationActions';
import { fieldsOf, type RegistrationDraft, registrationWith } from './housingRegistrationFields';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

const { registrationsOfPerson } = housingRegistrationQueries.endpoints;
const NOT_FOUND = 404;

export function* housingRegistrationsSaga() {
  yield* takeEvery(housingRegistrationSaveRequested, save);
  yield* deleteRegistration.saga();
}

const find = (list: readonly RawHousingRegistration[], id: string): RawHousingRegistration | undefined =>
  list.find((raw) => typeof raw['id'] === 'string' && sameId(raw['id'], id));

/** Returns the present registration with the changes; throws if it cannot be read, so that nothing is written. */
async function bodyFor(personId: string, id: string, draft: RegistrationDraft) {
  const list = await readFirst(readRawHousingRegistrations(personId));
  const raw = find(list, id);
  if (!raw) throw new HttpError('refused', NOT_FOUND, id);
  if (conflictsIn(draft, fieldsOf(v.parse(HousingRegistration, raw))).length > 0)
    throw new ColleagueWasFirst(id);
  return registrationWith(raw, draft);
}

function refusedSave(error: HttpError): Refused {
  return refusedByColleague(texts, error) ?? { text: texts.saveFailed, fields: problemOf(error).fields };
}

function* save({ payload }: ReturnType<typeof housingRegistrationSaveRequested>) {
  const { personId, registrationId, draft } = payload;
  let isRead = false as boolean;
  const readRegistrations = function* () {
    isRead = true;
    yield* readAgain(['housingRegistrations'], registrationsOfPerson);
  };
  yield* call(submit, registrationKey(registrationId), {
    success: texts.saved,
    failure: refusedSave,
    draft: { key: draftKey(REGISTRATION_SURFACE, registrationId) },
    readAgain: readRegistrations,
    *work() {
      const body = yield* call(bodyFor, personId, registrationId, draft);
      yield* call(updateHousingRegistration, body);
      yield* call(readRegistrations);
    },
    *verify() {
      const raw = find(yield* call(readRawHousingRegistrations, personId), registrationId);
      return raw !== undefined && isWritten(raw, draft);
    },
  });
  if (!isRead) yield* put(queries.util.invalidateTags(['housingRegistrations']));
}

const isWritten = (raw: RawHousingRegistration, draft: RegistrationDraft): boolean =>
  sameValue(
    fieldsOf(v.parse(HousingRegistration, registrationWith(raw, draft))),
    fieldsOf(v.parse(HousingRegistration, raw)),
  );

export const deleteRegistration = defineWrite<OfRegistration>('housingregistrations/delete', {
  id: ({ registrationId }) => registrationId,
  send: ({ registrationId }) => deleteHousingRegistration(registrationId),
  isDone: async ({ personId, registrationId }) =>
    find(await readRawHousingRegistrations(personId), registrationId) === undefined,
  texts: texts.delete,
  /* A person without registrations may be deletable. */
  stale: ({ personId }) => ['housingRegistrations', { type: 'person', id: personId }],
});
