import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { draftKey } from '@/core/drafts/draftsSlice';

export const ONGOING_CONTACT = 'ongoingContact';

/** The draft key of a contact, which survives navigation, reload and signing in again (W1–W6). */
export const contactDraftKey = (id: string): string => draftKey(ONGOING_CONTACT, id);
export const isContactKey = (key: string): boolean => key.startsWith(draftKey(ONGOING_CONTACT, ''));

/** Returns true if a contact is ongoing or parked. This selector is small enough for the first screen. */
export const selectHasContacts = ({ drafts }: WithDrafts): boolean =>
  Object.keys(drafts.byKey).some(isContactKey);
