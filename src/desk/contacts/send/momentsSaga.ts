import { call, put, select, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { readSameMoments, registerContact } from '@/api/contacts/contactMoments';
import {
  draftRefused,
  draftSent,
  draftSettled,
  selectDraft,
  selectIsElsewhere,
  selectDrafts,
  type WithDrafts,
} from '@/core/drafts/draftsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { selectUser } from '@/core/session/sessionSlice';
import { lookForSent, sendOnce, type Stored } from '@/core/submissions/sendOnce';
import { asToast } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { uploadsAttached } from '@/shared/media';
import { type Contact, linkedElsewhere } from '../contact/contact';
import { mailContactDone, mailMomentRegistered } from '@/core/contactOverMail';
import { contactBarShown, contactDone, finishRequested } from '../contact/contactActions';
import { contactDraftKey } from '../contact/contactKeys';
import { isMomentOf, momentDraftKey, momentKey, questionIdOf } from '../contact/momentKeys';
import { completeFaqs } from '../contact/completeFaqs';
import {
  contactDropped,
  contactSaved,
  selectContact,
  selectContacts,
  selectIsFinishing,
  selectRegistered,
} from '../contact/contacts';
import type { Question } from '../contact/question';
import { contactTexts } from '../contactTexts';
import { type InNameOf, momentOf, openMoments, partOf } from './moment';
import { readLink } from './readLink';
import { momentRegistered } from './contactMomentActions';
import { countOpen, isSentMoment, type SentMoment, withStored } from './stored';

const texts = contactTexts.finish;

type Registered = Awaited<ReturnType<typeof registerContact>>;

/** Registers the questions of a contact, each as one contact moment (001 §4). */
export function* momentsSaga() {
  const busy = new Set<string>();
  yield* takeEvery(finishRequested, finishOnce, busy);
  yield* takeEvery(contactBarShown, arrive);
}

/** Handles the moments that were sent before a reload and whose result is unknown. */
function* arrive() {
  for (const { id } of yield* select(selectContacts)) {
    yield* call(settle, id);
    yield* call(completeFaqs, id);
    if (yield* call(lookForLost, id, [])) yield* call(endIfWhole, id, 0);
  }
}

/** Ignores a second press while the first one is still loading or sending. */
function* finishOnce(busy: Set<string>, action: ReturnType<typeof finishRequested>) {
  const { contactId } = action.payload;
  if (busy.has(contactId)) return;
  busy.add(contactId);
  try {
    yield* call(finish, action);
  } finally {
    busy.delete(contactId);
  }
}

/**
 * Returns the contact to register; null if it cannot be registered now, or if its person changed since the agent
 * pressed.
 */
function* prepare(contactId: string) {
  yield* call(flushTyping);
  yield* call(completeFaqs, contactId);
  const before = yield* select(selectContact, contactId);
  if (before === null || (yield* select(selectIsFinishing, before))) return null;
  if (yield* select(selectIsElsewhere, contactDraftKey(contactId))) return null;
  if (before.changesSince > 0) yield* put(contactSaved({ ...before, changesSince: 0 }));
  yield* call(lookForLost, contactId, openMoments(before));
  yield* call(readLink, before);
  const contact = yield* select(selectContact, contactId);
  if (contact === null) return null;
  if (linkedElsewhere(contact) === null && contact.person?.id === before.person?.id) return contact;
  yield* put(
    toastShown({ kind: 'warning', key: contactDraftKey(contactId), text: contactTexts.link.changed }),
  );
  return null;
}

/** Registers the moments one after the other; a failed one does not stop the others. */
function* finish({
  payload: { contactId, andGoOn = false, ...inNameOf },
}: ReturnType<typeof finishRequested>) {
  const contact = yield* call(prepare, contactId);
  if (contact === null) return;
  const moments = openMoments(contact);
  yield* put(draftSent(contactDraftKey(contactId), null));
  let isWhole = true;
  for (const question of moments) {
    const isDone = yield* call(register, contact, question, inNameOf);
    isWhole = isWhole && isDone;
  }
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps', 'caseActivities']));
  const isEnded = isWhole && (yield* call(endIfWhole, contactId, moments.length));
  if (isEnded && andGoOn) yield* reportDone(contact);
  yield* call(settle, contactId);
}

function* reportDone({ source }: Contact) {
  yield* put(contactDone(source));
  if (source?.kind === 'mail' && source.mailId !== undefined) yield* put(mailContactDone(source.mailId));
}

/** Marks that no part of the contact is being sent any more. */
function* settle(contactId: string) {
  const key = contactDraftKey(contactId);
  const draft = yield* select((state: WithDrafts) => selectDraft(state, key));
  if (draft?.sent) yield* put(draftRefused(key));
  yield* put(draftSettled(key));
}

/**
 * Removes the contact once all of it is registered, and keeps parts that were added meanwhile. Returns true if it was
 * removed.
 */
function* endIfWhole(contactId: string, sent: number) {
  yield* call(flushTyping);
  const contact = yield* select(selectContact, contactId);
  if (contact === null) return true;
  const changesSince = countOpen(contact);
  yield* put(changesSince === 0 ? contactDropped(contactId) : contactSaved({ ...contact, changesSince }));
  const registered = contact.questions.filter((question) => question.registered).length;
  if (sent > 0) yield* put(toastShown({ kind: 'success', text: texts.done(Math.max(registered, sent)) }));
  return changesSince === 0;
}

/** Returns the data by which one moment of a contact is recognized on the person's timeline. */
function* sentBefore(contactId: string, questionId: string | null, userId: string) {
  const registered = yield* select((state: WithDrafts) => selectRegistered(state, contactId));
  return {
    submission: momentKey(contactId, questionId),
    draft: momentDraftKey(contactId, questionId),
    typedIn: contactDraftKey(contactId),
    texts: { failure: asToast(texts.failed), stored: texts.stored },
    isBody: isSentMoment,
    /** The moments of this contact's other questions do not count. */
    readSame: async (sent: SentMoment) =>
      (await readSameMoments(sent, userId)).filter((id) => !registered.includes(id)),
    onStored: (sent: SentMoment, { answer, foundId }: Stored<Registered>) =>
      markStored(contactId, sent, foundId ?? answer?.id ?? null),
  };
}

/**
 * Registers one moment. After a lost answer it reads the timeline before sending again, so that nothing is registered
 * twice.
 */
function* register(contact: Contact, question: Question | null, inNameOf: InNameOf) {
  const user = yield* select(selectUser);
  if (user === null || contact.person === null) return false;
  return yield* sendOnce<unknown, SentMoment, Registered>({
    ...(yield* sentBefore(contact.id, question?.id ?? null, user.id)),
    body: {
      personId: contact.person.id,
      contact: momentOf(contact, question, inNameOf),
      part: partOf(contact, question),
    },
    post: (sent) => registerContact(sent.contact),
  });
}

function* markStored(contactId: string, sent: SentMoment, momentId: string | null) {
  yield* call(flushTyping);
  const contact = yield* select(selectContact, contactId);
  if (contact === null) return;
  const now = withStored(contact, sent, momentId);
  if (now.files.length < contact.files.length) yield* put(uploadsAttached(contactDraftKey(contactId)));
  yield* put(contactSaved(now));
  const { person, source } = contact;
  if (momentId === null || person === null) return;
  yield* put(momentRegistered({ personId: person.id, momentId, source }));
  if (source?.kind === 'mail') yield* put(mailMomentRegistered({ conversationId: source.id, momentId }));
}

/** Looks for moments that were sent earlier and are not in this request; returns true if one of them was registered. */
function* lookForLost(contactId: string, moments: readonly (Question | null)[]) {
  const user = yield* select(selectUser);
  const sentNow = moments.map((question) => question?.id ?? null);
  let isFound = false;
  for (const key of Object.keys(yield* select(selectDrafts))) {
    if (user === null || !isMomentOf(contactDraftKey(contactId), key)) continue;
    const questionId = questionIdOf(key);
    if (sentNow.includes(questionId)) continue;
    const before = yield* sentBefore(contactId, questionId, user.id);
    yield* call(lookForSent<unknown, SentMoment, Registered>, before);
    if ((yield* select(selectDraft, key)) === null) isFound = true;
  }
  return isFound;
}
