import { call, put, select, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/queries';
import { registerContact } from '@/api/registration';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { contactParked, contactResumed, contactStarted, finishRequested } from './contactActions';
import { momentKey } from './contactKeys';
import { momentOf, openQuestions } from './contactRules';
import { contactDropped, contactSaved, selectContacts } from './contacts';
import { contactTexts } from './contactTexts';
import { newContact, type OngoingContact, type Question, withQuestion } from './ongoingContact';

const texts = contactTexts.finish;

/** Registers what was asked during a contact: one contact moment each (001 §4). */
export function* contactSaga() {
  yield* takeEvery(contactStarted, start);
  yield* takeEvery(contactParked, ({ payload: id }) => setParked(id, true));
  yield* takeEvery(contactResumed, ({ payload: id }) => resume(id));
  yield* takeEvery(finishRequested, finish);
}

/** Goes on with the contact of this person that there already is, if there is one. */
function* start({ payload: person }: ReturnType<typeof contactStarted>) {
  const contacts = yield* select(selectContacts);
  const known = person === null ? undefined : contacts.find((contact) => contact.person?.id === person.id);
  const contact = known ?? newContact(person, Date.now());
  if (!known) yield* put(contactSaved(contact));
  yield* call(resume, contact.id);
}

/** Only one is going on; the others are parked. */
function* resume(id: string) {
  for (const contact of yield* select(selectContacts)) yield* call(setParked, contact.id, contact.id !== id);
}

function* setParked(id: string, isParked: boolean) {
  const contact = yield* findContact(id);
  if (contact !== null && contact.isParked !== isParked) yield* put(contactSaved({ ...contact, isParked }));
}

function* findContact(id: string) {
  return (yield* select(selectContacts)).find((contact) => contact.id === id) ?? null;
}

/** One after the other; one that fails does not keep the others from being registered. */
function* finish({ payload: { contactId, roleId } }: ReturnType<typeof finishRequested>) {
  const contact = yield* findContact(contactId);
  if (contact === null) return;
  const questions = openQuestions(contact);
  const hadNone = !contact.questions.some(({ registered }) => registered);
  let isWhole = true;
  for (const [index, question] of (questions.length > 0 ? questions : [null]).entries()) {
    const isFirst = hadNone && index === 0;
    const isDone = yield* call(register, contact, question, { roleId, isFirst });
    isWhole = isWhole && isDone;
  }
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps', 'caseActivities']));
  if (!isWhole) return;
  yield* put(contactDropped(contactId));
  yield* put(toastShown({ kind: 'success', text: texts.done(contact.questions.length || 1) }));
}

function* register(
  contact: OngoingContact,
  question: Question | null,
  about: { roleId: string; isFirst: boolean },
) {
  return yield* call(submit, momentKey(contact.id, question?.id ?? null), {
    failure: texts.failed,
    *work() {
      yield* call(registerContact, momentOf(contact, question, about));
      const now = yield* findContact(contact.id);
      if (now !== null && question !== null)
        yield* put(contactSaved(withQuestion(now, { ...question, registered: true })));
    },
  });
}
