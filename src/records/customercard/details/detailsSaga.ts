import { call, put, select, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { HttpError, isMissing, readFirst } from '@/api/http/httpError';
import {
  deletePerson,
  readRawPerson,
  updateCharacteristics,
  updatePerson,
  updatePersonAsAdmin,
} from '@/api/people/personDetails';
import { personQueries } from '@/api/people/personQueries';
import { problemOf } from '@/api/http/problem';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { ColleagueWasFirst } from '@/core/submissions/colleagueWasFirst';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { characteristicsField } from '@/domain/people/fields/characteristicsField';
import type { PersonField, RawPerson } from '@/domain/people/fields/personField';
import { Person } from '@/domain/people/person';
import { formTexts } from '@/kit/form/formTexts';
import { refusal, submitChanges } from '@/kit/form/saveChanges';
import { conflictsIn } from '@/lib/fieldChanges';
import { lookUp, sameValue } from '@/lib/values';
import {
  detailsKey,
  formId,
  formSurface,
  personDeleteRequested,
  personSaveRequested,
} from './detailsActions';
import { detailsTexts as texts } from './detailsTexts';
import { bodyWith } from './form/personBody';
import { changedFields, changeOf, type PersonChanges, valuesOf } from './form/personChanges';
import { mayEditAsDesk } from './personFieldRules';

const { person } = personQueries.endpoints;
const NOT_ALLOWED = 403;

/** Saves and deletes persons; each request runs independently. */
export function* detailsSaga() {
  yield* takeEvery(personSaveRequested, save);
  yield* takeEvery(personDeleteRequested, remove);
}

const reasons: Readonly<Record<string, string>> = {
  EmailAddressNotAvailable: texts.emailNotAvailable,
  EmailAddressLinkedToMultipleAccounts: texts.emailOfSeveralAccounts,
};

/**
 * Returns an error handler. It returns the outcome if the server no longer knows the person, and throws any other error
 * again.
 */
function whereMissing<T>(outcome: T) {
  return (error: unknown): T => {
    if (!isMissing(error)) throw error;
    return outcome;
  };
}

/** The text and fields of a refusal (AMB-140). */
const refusedSave = refusal(
  {
    texts,
    refused(error) {
      const { reason, fields } = problemOf(error);
      const known = reason === null ? undefined : lookUp(reasons, reason);
      return known === undefined ? null : { text: known, reason: '', fields };
    },
  },
  formTexts.saveFailed,
);

/** Returns the current person with these changes, unless a colleague changed the same fields. */
async function bodyFor(id: string, changes: PersonChanges) {
  const raw = await readFirst(readRawPerson(id));
  if (conflictsIn(changes, valuesOf(v.parse(Person, raw))).length > 0) throw new ColleagueWasFirst(id);
  return bodyWith(raw, changes);
}

function* send(id: string, changes: PersonChanges) {
  const body = yield* call(bodyFor, id, changes);
  const characteristics = changeOf(changes, characteristicsField);
  if (characteristics) yield* call(updateCharacteristics, id, characteristics.to);
  const fields = changedFields(changes).filter(({ hasOwnCall }) => !hasOwnCall);
  if (fields.length === 0) return;
  const may = yield* select(selectMay);
  if (mayEditAsDesk(fields, may)) yield* call(updatePerson, id, body);
  else if (may('customerManagement')) yield* call(updatePersonAsAdmin, body);
  else throw new HttpError('refused', NOT_ALLOWED, id);
}

const comparable = (field: PersonField, raw: RawPerson): unknown => {
  const value = field.read(v.parse(Person, raw));
  return field.comparable ? field.comparable(value) : value;
};

/** Returns true if the stored person has the intended values. It is called after a lost answer. */
function* isStored(id: string, changes: PersonChanges) {
  const raw = yield* call(readRawPerson, id);
  const written = bodyWith(raw, changes);
  return changedFields(changes).every((field) =>
    sameValue(comparable(field, written), comparable(field, raw)),
  );
}

const save = ({ payload: { personId, place, changes } }: ReturnType<typeof personSaveRequested>) =>
  submitChanges({
    submission: detailsKey('savePerson', formId(personId, place)),
    draft: draftKey(formSurface(place), personId),
    success: formTexts.saved,
    failure: refusedSave,
    stale: [{ type: 'person', id: personId }],
    shown: person,
    work: () => send(personId, changes),
    *verify(readShown) {
      const stored = yield* call(isStored, personId, changes);
      yield* call(readShown);
      return stored;
    },
  });

/** Deletes a person. If a colleague deleted the person meanwhile, a message says so. */
function* remove({ payload: id }: ReturnType<typeof personDeleteRequested>) {
  let isFirst = true as boolean;
  const isGone = yield* call(submit, detailsKey('deletePerson', id), {
    failure: texts.delete.failed,
    uncertain: texts.delete.uncertain,
    *work() {
      isFirst = yield* call(() => deletePerson(id).then(() => true, whereMissing(false)));
    },
    *verify() {
      return yield* call(() => readRawPerson(id).then(() => false, whereMissing(true)));
    },
  });
  if (!isGone) return;
  const { done, doneBefore } = texts.delete;
  yield* put(toastShown(isFirst ? { kind: 'success', text: done } : { kind: 'info', text: doneBefore }));
}
