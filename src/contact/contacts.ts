import { createSelector } from '@reduxjs/toolkit';
import { draftCleared, draftSaved, selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { contactDraftKey, isContactKey } from './contactKeys';
import { isOngoingContact, type OngoingContact } from './ongoingContact';

/** The contacts that are going on or parked, in the order in which they began. */
export const selectContacts = createSelector([selectDrafts], (drafts): readonly OngoingContact[] =>
  Object.entries(drafts)
    .filter(([key]) => isContactKey(key))
    .flatMap(([, { value }]) => (isOngoingContact(value) ? [value] : []))
    .sort((one, other) => one.startedAt - other.startedAt),
);

/** The conversation that is going on now. */
export const selectActiveContact = createSelector(
  [selectContacts],
  (contacts) => contacts.findLast(({ isParked }) => !isParked) ?? null,
);

/** The contact moments that the questions of a contact became, as far as the server said which. */
export const selectRegistered = (state: WithDrafts, contactId: string) =>
  (selectContacts(state).find(({ id }) => id === contactId)?.questions ?? []).flatMap(({ momentId }) =>
    momentId == null ? [] : [{ id: momentId, senderId: undefined, at: null }],
  );

export const contactSaved = (contact: OngoingContact) =>
  draftSaved(contactDraftKey(contact.id), contact, null);
export const contactDropped = (id: string) => draftCleared(contactDraftKey(id));
