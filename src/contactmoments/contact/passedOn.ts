import type { Contact } from './contact';

export type PassedOn = NonNullable<Contact['passedOnTo']>;

/** The same contact, with how far its notes are on their way to the colleague. */
export const withNotesAlong =
  (notes: PassedOn['notes']) =>
  (contact: Contact): Contact =>
    contact.passedOnTo === null ? contact : { ...contact, passedOnTo: { ...contact.passedOnTo, notes } };
