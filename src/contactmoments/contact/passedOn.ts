import type { Contact } from './contact';

export type PassedOn = NonNullable<Contact['passedOnTo']>;

/** The same contact, where what was noted is so far on its way to who has the call now. */
export const withNotesAlong =
  (notes: PassedOn['notes']) =>
  (contact: Contact): Contact =>
    contact.passedOnTo === null ? contact : { ...contact, passedOnTo: { ...contact.passedOnTo, notes } };
