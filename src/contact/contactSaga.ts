import * as v from 'valibot';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/queries';
import { readSameMoments, registerContact, selectSameMoments } from '@/api/registration';
import { draftCleared, selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { toastShown } from '@/core/toasts/toastsSlice';
import { type ContactMoment, isMomentWords, MomentWords } from '@/domain/contactMoment';
import {
  contactFolded,
  contactParked,
  contactResumed,
  contactStarted,
  finishRequested,
} from './contactActions';
import { isContactKey, isMomentOf, momentDraftKey, momentKey } from './contactKeys';
import { momentOf, openMoments } from './contactRules';
import { contactDropped, contactSaved, selectContacts, selectRegistered } from './contacts';
import { contactTexts } from './contactTexts';
import { newContact, type OngoingContact, type Question, withCase, withQuestion } from './ongoingContact';

const texts = contactTexts.finish;

/** Registers what was asked during a contact: one contact moment each (001 §4). */
export function* contactSaga() {
  yield* takeEvery(contactStarted, start);
  yield* takeEvery(contactParked, ({ payload: id }) => change(id, { isParked: true }));
  yield* takeEvery(contactFolded, ({ payload: id }) => change(id, { isFolded: true }));
  yield* takeEvery(contactResumed, ({ payload: id }) => resume(id));
  yield* takeEvery(finishRequested, finish);
  yield* takeEvery(draftCleared, forgetMoments);
}

/** Goes on with the contact of this person that there already is, if there is one. */
function* start({ payload: { person, about } }: ReturnType<typeof contactStarted>) {
  const contacts = yield* select(selectContacts);
  const known = person === null ? undefined : contacts.find((contact) => contact.person?.id === person.id);
  const contact = known ?? newContact(person, Date.now());
  yield* put(contactSaved(about === null ? contact : withCase(contact, about)));
  yield* call(resume, contact.id);
}

/** Only one is going on; the others are parked. */
function* resume(id: string) {
  for (const other of yield* select(selectContacts))
    if (other.id !== id && !other.isParked) yield* call(change, other.id, { isParked: true });
  yield* call(change, id, { isParked: false, isFolded: false, resumedAt: Date.now() });
}

function* change(id: string, changes: Partial<OngoingContact>) {
  const contact = yield* findContact(id);
  if (contact !== null) yield* put(contactSaved({ ...contact, ...changes }));
}

function* findContact(id: string) {
  return (yield* select(selectContacts)).find((contact) => contact.id === id) ?? null;
}

/** One after the other; one that fails does not keep the others from being registered. */
function* finish({ payload: { contactId, roleId } }: ReturnType<typeof finishRequested>) {
  const contact = yield* findContact(contactId);
  if (contact?.person == null) return;
  const moments = openMoments(contact);
  const before = contact.questions.filter(({ registered }) => registered).length;
  let isWhole = true;
  for (const question of moments) {
    const moment = momentOf(contact, question, roleId);
    const isDone = yield* call(register, moment, { contactId, personId: contact.person.id, question });
    isWhole = isWhole && isDone;
  }
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps', 'caseActivities']));
  if (!isWhole) return;
  yield* put(contactDropped(contactId));
  yield* put(toastShown({ kind: 'success', text: texts.done(before + moments.length) }));
}

interface Asked {
  contactId: string;
  personId: string;
  question: Question | null;
}

/** After a lost answer the timeline is read first, so that nothing is registered twice. */
function* register(moment: ContactMoment, { contactId, personId, question }: Asked) {
  let momentId: string | null = null;
  return yield* call(sendOnce<WithDrafts, MomentWords>, {
    submission: momentKey(contactId, question?.id ?? null),
    draft: momentDraftKey(contactId, question?.id ?? null),
    texts: { failure: texts.failed, stored: texts.stored },
    words: v.parse(MomentWords, moment),
    isWords: isMomentWords,
    selectShown: (state: WithDrafts) => [
      ...selectSameMoments(state, personId, moment),
      ...selectRegistered(state, contactId),
    ],
    readStored: (words: MomentWords) => readSameMoments(personId, words),
    post: async () => {
      momentId = (await registerContact(moment))?.id ?? null;
    },
    onStored: () => markRegistered(contactId, question, momentId),
  });
}

function* markRegistered(contactId: string, question: Question | null, momentId: string | null) {
  const contact = yield* findContact(contactId);
  if (contact === null || question === null) return;
  yield* put(contactSaved(withQuestion(contact, { ...question, registered: true, momentId })));
}

/** What was being registered for a contact goes with it. */
function* forgetMoments({ payload: contactKey }: ReturnType<typeof draftCleared>) {
  if (!isContactKey(contactKey)) return;
  for (const key of Object.keys(yield* select(selectDrafts)))
    if (isMomentOf(contactKey, key)) yield* put(draftCleared(key));
}
