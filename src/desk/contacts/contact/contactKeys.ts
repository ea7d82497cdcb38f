import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { draftKey } from '@/core/drafts/draftsSlice';

const SURFACE = 'ongoingContact';
/** The draft key under which an earlier version of the program kept the notes beside a card. */
const NOTED_SURFACE = 'registration';

/** The draft key of a contact, which survives navigation, reload and signing in again (W1–W6). */
export const contactDraftKey = (id: string): string => draftKey(SURFACE, id);
export const isContactKey = (key: string): boolean => key.startsWith(draftKey(SURFACE, ''));

/** Drafts of housing registrations share this key; those have no channel. */
export const isNotedKey = (key: string, value: unknown): boolean =>
  key.startsWith(draftKey(NOTED_SURFACE, '')) && Object.hasOwn(Object(value) as object, 'channel');

/** Returns true if a contact is ongoing or parked; light enough for the first screen. */
export const selectHasContacts = ({ drafts }: WithDrafts): boolean =>
  Object.entries(drafts.byKey).some(([key, { value }]) => isContactKey(key) || isNotedKey(key, value));
