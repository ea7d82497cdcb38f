import { actionChannel, call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { personQueries } from '@/api/people/personQueries';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { draftCleared, selectDrafts } from '@/core/drafts/draftsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { ask, ONCE } from '@/core/polling/askAgain';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { readPersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { speak } from '@/ui/feedback/speak';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import type { Person } from '@/domain/people/person';
import { Direction } from '@/domain/contacts/contactMoment';
import { sameId } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import { sameValue } from '@/lib/values';
import * as v from 'valibot';
import { asContactPerson } from './asContactPerson';
import { completeFaqs } from './completeFaqs';
import { contactTexts as texts } from '../contactTexts';
import {
  type Contact,
  followingLink,
  type ContactSource,
  newContact,
  withAsked,
  withCaller,
  withCase,
  withLink,
  withOpenField,
  withWritten,
} from './contact';
import {
  answeredOver,
  type InitialQuestion,
  callerKnown,
  contactFolded,
  contactParked,
  contactPassedOn,
  contactResumed,
  type ContactStart,
  contactStarted,
  sourceEnded,
  sourceLinked,
} from './contactActions';
import { isContactKey } from './contactKeys';
import { isMomentOf } from './momentKeys';
import {
  contactSaved,
  selectActiveContact,
  selectContact,
  selectContactOver,
  selectContacts,
  selectContactWith,
} from './contacts';
import { isAsked } from './question';

const parkedToast = (id: string) => `contact-parked/${id}`;

const changes = [
  contactStarted,
  contactParked,
  contactFolded,
  contactResumed,
  sourceEnded,
  sourceLinked,
  answeredOver,
  contactPassedOn,
] as const;
type Change = ReturnType<(typeof changes)[number]>;

/** Starts, parks and resumes contacts; `send/` registers their questions. */
export function* contactSaga() {
  yield* takeEvery(callerKnown, nameCaller);
  yield* takeEvery(draftCleared, forgetMoments);
  yield* takeEvery(personQueries.endpoints.person.matchFulfilled, followPerson);
  const asked = yield* actionChannel<Change>([...changes]);
  /* One push of the exchange can request several changes; each has to see the result of the previous one. */
  while (true) yield* change(yield* take(asked));
}

function* change(action: Change) {
  if (contactStarted.match(action)) yield* startWanted(action.payload);
  else if (contactParked.match(action)) yield* park(action.payload);
  else if (contactFolded.match(action)) yield* changeContact(action.payload, { isFolded: true });
  else if (contactResumed.match(action)) yield* goOn(action.payload);
  else if (sourceEnded.match(action)) yield* endSource(action.payload);
  else if (sourceLinked.match(action)) yield* keepLink(action.payload);
  else if (answeredOver.match(action)) yield* keepAnswered(action.payload);
  else yield* notePassedOn(action.payload);
}

function* changeContact(id: string, changes: Partial<Contact>) {
  const contact = yield* select(selectContact, id);
  if (contact !== null) yield* put(contactSaved({ ...contact, ...changes }));
}

/** Parks the contact and shows a toast, because a key may have parked it. The toast does not take the focus. */
function* park(id: string) {
  const contact = yield* select(selectContact, id);
  if (contact === null || contact.isParked) return;
  yield* call(changeContact, id, { isParked: true });
  yield* call(toastParked, contact);
}

function* toastParked({ id, person }: Contact) {
  yield* put(toastShown({ kind: 'info', key: parkedToast(id), text: texts.parkedFor(person?.name ?? null) }));
}

/**
 * Returns the contact from this source, otherwise the contact with this person. Otherwise returns the ongoing
 * contact, if it has neither a person nor a source. A lookup in the knowledge base without a person belongs to the
 * ongoing contact.
 */
function* findContact({ person, source, isLookup }: ContactStart) {
  const over = source && (yield* select(selectContactOver, source.id));
  if (over) return withCaller(over, person);
  const known = person && (yield* select(selectContactWith, person.id));
  if (known) return known;
  const active = yield* select(selectActiveContact);
  if (isLookup) return active;
  const mayJoin = active?.person === null && (source ? active.source === null : person !== null);
  return mayJoin ? withCaller(active, person) : null;
}

function* findOrBegin(asked: ContactStart) {
  const found = yield* call(findContact, asked);
  return found ?? (yield* call(begin, asked));
}

function* begin({ person, source, channel, direction }: ContactStart) {
  const last = readPersonal(
    storageKeys.lastDirection,
    yield* select(selectSignedInId),
    v.picklist(Object.values(Direction)),
    Direction.Inbound,
  );
  const how = { ...(source && { source }), ...(channel && { channel }), direction: direction ?? last };
  return newContact({ person, ...how }, Date.now());
}

function* startWanted(wanted: ContactStart) {
  if (wanted.startsFolded) yield* startAside(wanted);
  else yield* fork(completeFaqs, yield* start(wanted));
}

/** Returns the id of the contact that is now ongoing. */
function* start(wanted: ContactStart) {
  const { channel, direction, source, about = null, asked, written } = wanted;
  const active = yield* select(selectActiveContact);
  let contact: Contact = yield* call(findOrBegin, wanted);
  if (channel !== undefined) contact = { ...contact, channel };
  if (source !== undefined) contact = withSource(contact, source, direction);
  if (about !== null) contact = withCase(contact, about);
  if (asked !== undefined) contact = withInitialQuestion(contact, asked);
  if (written !== undefined) contact = withWritten(contact, written);
  yield* put(contactSaved(withOpenField(contact)));
  if (active !== null && active.id !== contact.id) yield* call(toastParked, active);
  yield* call(resume, contact.id);
  return contact.id;
}

function* startAside(wanted: ContactStart) {
  const { person } = wanted;
  if (person !== null && (yield* select(selectContactWith, person.id)) !== null) return;
  const isParked = (yield* select(selectActiveContact)) !== null;
  const begun: Contact = yield* call(begin, wanted);
  yield* put(contactSaved({ ...begun, isParked, isFolded: true }));
}

const withSource = (contact: Contact, source: ContactSource, direction = contact.direction): Contact => ({
  ...(contact.source?.id === source.id ? contact : withLink(contact, null)),
  source,
  sourceEndedAt: null,
  passedOnTo: null,
  direction,
});

/** Adds the question, unless the contact has it already because the same address was opened before. */
function withInitialQuestion(contact: Contact, { faqId, ...asked }: InitialQuestion): Contact {
  const faq = faqId === null ? null : { id: faqId, question: '', isPublic: null };
  const isKnown = contact.questions.some(
    (question) =>
      isAsked(question) &&
      (faq === null ? question.subject?.id === asked.subject?.id : question.faq?.id === faq.id),
  );
  return isKnown ? contact : withAsked(contact, { ...asked, faq });
}

function* keepAnswered({ sourceId, asked }: ReturnType<typeof answeredOver>['payload']) {
  const contact = yield* select(selectContactOver, sourceId);
  if (contact === null) return;
  yield* put(contactSaved(withOpenField(withInitialQuestion(contact, asked))));
  yield* fork(completeFaqs, contact.id);
}

/** Only one contact is ongoing; the others are parked. */
function* resume(id: string) {
  for (const other of yield* select(selectContacts))
    if (other.id !== id && !other.isParked) yield* call(changeContact, other.id, { isParked: true });
  yield* put(toastCleared(parkedToast(id)));
  yield* call(changeContact, id, { isParked: false, isFolded: false, resumedAt: Date.now() });
}

/** Updates the name and address in the contacts with a person whenever any screen reads that person again. */
function* followPerson({ payload: person }: { payload: Person | null }) {
  if (person === null || !isFilledIn(person.name)) return;
  const now = asContactPerson(person);
  for (const contact of yield* select(selectContacts)) {
    const { person: before } = contact;
    if (before !== null && sameId(before.id, now.id) && !sameValue({ ...now, id: before.id }, before))
      yield* put(contactSaved({ ...contact, person: { ...now, id: before.id } }));
  }
}

function* nameCaller({ payload: { sourceId, personId } }: ReturnType<typeof callerKnown>) {
  if ((yield* select(selectContactOver, sourceId)) === null) return;
  const person = yield* ask(personQueries.endpoints.person.initiate(personId, ONCE));
  const contact = yield* select(selectContactOver, sourceId);
  if (contact !== null) yield* put(contactSaved(withCaller(contact, person && asContactPerson(person))));
}

/**
 * Unfolds the contact so that it can be registered, without taking the focus from a field; a parked contact stays
 * parked.
 */
function* endSource(sourceId: string) {
  const contact = yield* select(selectContactOver, sourceId);
  if (contact === null || contact.sourceEndedAt !== null) return;
  const isPhone = (yield* select(selectDeviceMode)) === 'mobile';
  yield* call(changeContact, contact.id, {
    sourceEndedAt: Date.now(),
    isFolded: isPhone && contact.isFolded,
  });
  speak(texts.endedWith(contact.person?.name ?? texts.nobody));
}

/** Shows a message when the contact moves to another person, because the agent may be looking elsewhere. */
export function* keepLink({ sourceId, person }: ReturnType<typeof sourceLinked>['payload']) {
  const contact = yield* select(selectContactOver, sourceId);
  if (contact === null || contact.linkedTo?.id === person?.id) return;
  const isFollowed = contact.source?.kind === 'chat';
  const now = isFollowed ? followingLink(contact, person) : withLink(contact, person);
  yield* put(contactSaved(now));
  if (contact.person !== null && now.person?.id !== contact.person.id)
    yield* put(
      toastShown({
        kind: 'warning',
        key: `contact-link/${contact.id}`,
        text: texts.link.followed(contact.person.name, person?.name ?? null),
      }),
    );
}

const hasWords = ({ notes, questions }: Contact): boolean =>
  notes.trim() !== '' || questions.some((question) => isAsked(question) && !question.registered);

function* notePassedOn({ sourceId, to }: ReturnType<typeof contactPassedOn>['payload']) {
  flushTyping();
  const contact = yield* select(selectContactOver, sourceId);
  if (contact === null) return;
  const notes = contact.person !== null && hasWords(contact) ? ('wanted' as const) : null;
  yield* call(changeContact, contact.id, { passedOnTo: { ...to, notes } });
}

function* goOn(id: string) {
  const contact = yield* select(selectContact, id);
  yield* call(resume, id);
  if (contact?.isParked) speak(texts.resume(contact.person?.name ?? texts.nobody));
}

/** Clears the drafts of a contact's moments along with the contact. */
function* forgetMoments({ payload: contactKey }: ReturnType<typeof draftCleared>) {
  if (!isContactKey(contactKey)) return;
  for (const key of Object.keys(yield* select(selectDrafts)))
    if (isMomentOf(contactKey, key)) yield* put(draftCleared(key));
}
