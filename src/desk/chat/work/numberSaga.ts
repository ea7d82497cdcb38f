import { call, put, takeEvery } from 'typed-redux-saga';
import { readFirst } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { readRawPerson, updatePerson } from '@/api/people/personDetails';
import { submit } from '@/core/submissions/submit';
import { PhoneType } from '@/domain/people/contactDetails';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import type { RawPerson } from '@/domain/people/fields/personField';
import { isRecord } from '@/lib/values';
import { chatTexts } from '../chatTexts';
import { numberKey } from '../state/chatKeys';
import { numberRequested } from '../state/chatActions';

const texts = chatTexts.phone;

/** Gives the person the number that the visitor writes from (CHAT-63). */
export function* numberSaga() {
  yield* takeEvery(numberRequested, addNumber);
}

/** Returns the person as it was read, with one more number of an unknown type (CARD-119, CARD-122). */
function withNumber(person: RawPerson, number: string): RawPerson {
  const details = isRecord(person['contactDetails']) ? person['contactDetails'] : {};
  const numbers: readonly unknown[] = Array.isArray(details['phoneNumbers']) ? details['phoneNumbers'] : [];
  const description = personFieldTexts.newNumber(numbers.length + 1);
  const added = { number, description, type: PhoneType.Unknown, original: '' };
  return { ...person, contactDetails: { ...details, phoneNumbers: [...numbers, added] } };
}

function* addNumber({ payload: { personId, number } }: ReturnType<typeof numberRequested>) {
  yield* call(submit, numberKey(personId), {
    *work() {
      const person = yield* call(() => readFirst(readRawPerson(personId)));
      yield* call(updatePerson, personId, withNumber(person, number));
    },
    success: texts.done(number),
    failure: texts.failed,
  });
  yield* put(queries.util.invalidateTags([{ type: 'person', id: personId }]));
}
