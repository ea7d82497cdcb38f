import { takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { HttpError } from '@/api/http/httpError';
import {
  deleteHousingRegistration,
  type RawHousingRegistration,
  readRawHousingRegistrations,
  housingRegistrationQueries,
  updateHousingRegistration,
} from '@/api/tenancy/housingRegistrations';
import { draftKey } from '@/core/drafts/draftsSlice';
import { defineWrite } from '@/core/submissions/defineWrite';
import { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { saveChanges } from '@/kit/form/saveChanges';
import { sameId } from '@/lib/guid';
import {
  housingRegistrationSaveRequested,
  type OfRegistration,
  registrationKey,
  REGISTRATION_SURFACE,
} from './housingRegistrationActions';
import { fieldsOf, registrationWith } from './housingRegistrationFields';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

const NOT_FOUND = 404;

export function* housingRegistrationsSaga() {
  yield* takeEvery(housingRegistrationSaveRequested, save);
  yield* deleteRegistration.saga();
}

const find = (list: readonly RawHousingRegistration[], id: string): RawHousingRegistration | undefined =>
  list.find((raw) => typeof raw['id'] === 'string' && sameId(raw['id'], id));

async function readRegistration({ personId, registrationId }: OfRegistration) {
  const raw = find(await readRawHousingRegistrations(personId), registrationId);
  if (!raw) throw new HttpError('refused', NOT_FOUND, registrationId);
  return raw;
}

const save = ({ payload: { changes, ...of } }: ReturnType<typeof housingRegistrationSaveRequested>) =>
  saveChanges({
    submission: registrationKey(of.registrationId),
    draft: draftKey(REGISTRATION_SURFACE, of.registrationId),
    changes,
    read: () => readRegistration(of),
    fieldsOf: (raw) => fieldsOf(v.parse(HousingRegistration, raw)),
    bodyOf: registrationWith,
    write: updateHousingRegistration,
    stale: ['housingRegistrations'],
    shown: housingRegistrationQueries.endpoints.registrationsOfPerson,
    texts,
  });

export const deleteRegistration = defineWrite<OfRegistration>('housingRegistrations/delete', {
  id: ({ registrationId }) => registrationId,
  send: ({ registrationId }) => deleteHousingRegistration(registrationId),
  isDone: async ({ personId, registrationId }) =>
    find(await readRawHousingRegistrations(personId), registrationId) === undefined,
  texts: texts.delete,
  /* The person is read again, because a person without registrations may be deletable. */
  stale: ({ personId }) => ['housingRegistrations', { type: 'person', id: personId }],
});
