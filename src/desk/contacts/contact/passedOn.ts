import type { Contact } from './contact';

export type PassedOn = NonNullable<Contact['passedOnTo']>;

/** Sets how far the notes are on their way to the colleague. */
export const withNotesAlong =
  (notes: PassedOn['notes']) =>
  (contact: Contact): Contact =>
    contact.passedOnTo === null ? contact : { ...contact, passedOnTo: { ...contact.passedOnTo, notes } };
