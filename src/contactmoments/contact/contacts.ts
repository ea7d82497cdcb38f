import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  draftCleared,
  draftSaved,
  selectDraft,
  selectDrafts,
  UNLISTED,
  type WithDrafts,
} from '@/core/drafts/draftsSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { Contact, type Line } from './contact';
import { contactDraftKey, isContactKey } from './contactKeys';
import { momentKey } from './momentKeys';

const known = new WeakMap<object, Contact[]>();

/** The same contact for the same draft, so that a change of another draft draws nothing. */
function readContact(kept: unknown): Contact[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const before = known.get(kept);
  if (before) return before;
  const read = v.safeParse(Contact, kept);
  const contacts = read.success ? [read.output] : [];
  known.set(kept, contacts);
  return contacts;
}

/** The contacts that are going on or parked, in the order in which they began. */
export const selectContacts = createSelector([selectDrafts], (drafts): readonly Contact[] =>
  Object.entries(drafts)
    .filter(([key]) => isContactKey(key))
    .flatMap(([, { value }]) => readContact(value))
    .sort((one, other) => one.startedAt - other.startedAt),
);

/** The contact that is going on now. */
export const selectActiveContact = createSelector(
  [selectContacts],
  (contacts) => contacts.findLast(({ isParked }) => !isParked) ?? null,
);

export const selectContact = (state: WithDrafts, id: string): Contact | null =>
  selectContacts(state).find((contact) => contact.id === id) ?? null;

/** The one that was gone on with last. */
export const lastResumed = (contacts: readonly Contact[]): Contact | null =>
  contacts.toSorted((one, other) => one.resumedAt - other.resumedAt).at(-1) ?? null;

/** The contact with this person, going on or parked. */
export const selectContactWith = (state: WithDrafts, personId: string): Contact | null =>
  lastResumed(selectContacts(state).filter(({ person }) => person?.id === personId));

/** The contact that is held over this call or chat. */
export const selectContactOver = (state: WithDrafts, lineId: string): Contact | null =>
  selectContacts(state).find(({ line }) => line?.id === lineId) ?? null;

const openLines = (kind: Line['kind']) =>
  createSelector([selectContacts], (contacts): readonly string[] =>
    contacts.flatMap(({ line, lineEndedAt }) =>
      line?.kind === kind && lineEndedAt === null ? [line.id] : [],
    ),
  );

/** The calls, and the chats, over which a contact is held and that are not over yet, as far as is known. */
export const selectOpenLines = openLines('call');
export const selectOpenChats = openLines('chat');

/** The contact moments that the questions of a contact became, as far as the server said which. */
export const selectRegistered = (state: WithDrafts, contactId: string): string[] =>
  (selectContact(state, contactId)?.questions ?? []).flatMap(({ momentId }) =>
    momentId == null ? [] : [momentId],
  );

/** The contact as it was when it was sent, while that goes on. */
export const selectSentContact = (state: WithDrafts, id: string): Contact | null =>
  readContact(selectDraft(state, contactDraftKey(id))?.sent?.value)[0] ?? null;

/** Whether one of its moments is on its way. */
export const selectIsFinishing = (state: WithSubmissions, { id, questions }: Contact): boolean =>
  [null, ...questions.map((question) => question.id)].some((questionId) =>
    selectIsSending(state, momentKey(id, questionId)),
  );

export const contactSaved = (contact: Contact) => draftSaved(contactDraftKey(contact.id), contact, UNLISTED);
export const contactDropped = (id: string) => draftCleared(contactDraftKey(id));
