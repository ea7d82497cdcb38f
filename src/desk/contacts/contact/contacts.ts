import { createSelector } from '@reduxjs/toolkit';
import { selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { keptRecords } from '@/core/drafts/keptRecords';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { Contact, type ContactSource } from './contact';
import { ONGOING_CONTACT } from './contactKeys';
import { momentKey } from './momentKeys';

const contacts = keptRecords(ONGOING_CONTACT, Contact);
export const { saved: contactSaved, cleared: contactDropped } = contacts;

/** The ongoing and parked contacts, in the order in which they started. */
export const selectContacts = createSelector([contacts.selectAll], (all): readonly Contact[] =>
  all.toSorted((one, other) => one.startedAt - other.startedAt),
);

export const selectActiveContact = createSelector(
  [selectContacts],
  (contacts) => contacts.findLast(({ isParked }) => !isParked) ?? null,
);

export const selectContact = (state: WithDrafts, id: string): Contact | null =>
  selectContacts(state).find((contact) => contact.id === id) ?? null;

export const lastResumed = (contacts: readonly Contact[]): Contact | null =>
  contacts.toSorted((one, other) => one.resumedAt - other.resumedAt).at(-1) ?? null;

export const selectContactWith = (state: WithDrafts, personId: string): Contact | null =>
  lastResumed(selectContacts(state).filter(({ person }) => person?.id === personId));

export const selectContactOver = (state: WithDrafts, sourceId: string): Contact | null =>
  selectContacts(state).find(({ source }) => source?.id === sourceId) ?? null;

const openSources = (kind: ContactSource['kind']) =>
  createSelector([selectContacts], (contacts): readonly string[] =>
    contacts.flatMap(({ source, sourceEndedAt }) =>
      source?.kind === kind && sourceEndedAt === null ? [source.id] : [],
    ),
  );

/** The ids of the calls, and below of the chats, that have a contact and are not known to have ended. */
export const selectOpenCalls = openSources('call');
export const selectOpenChats = openSources('chat');

/** The ids of the contact moments that the server returned for the questions of a contact. */
export const selectRegistered = (state: WithDrafts, contactId: string): string[] =>
  (selectContact(state, contactId)?.questions ?? []).flatMap(({ momentId }) =>
    momentId == null ? [] : [momentId],
  );

/** The contact as it was sent, while sending is in progress. */
export const selectSentContact = (state: WithDrafts, id: string): Contact | null =>
  contacts.read(selectDraft(state, contacts.key(id))?.sent?.value);

export const selectIsFinishing = (state: WithSubmissions, { id, questions }: Contact): boolean =>
  [null, ...questions.map((question) => question.id)].some((questionId) =>
    selectIsSending(state, momentKey(id, questionId)),
  );
