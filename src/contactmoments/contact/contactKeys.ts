import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { draftKey } from '@/core/drafts/draftsSlice';

const SURFACE = 'ongoingContact';
/** Where an earlier version of the program kept what was noted beside a card. */
const NOTED_SURFACE = 'registration';

/** Under which draft a contact is kept: over navigation, reload and signing in again (W1–W6). */
export const contactDraftKey = (id: string): string => draftKey(SURFACE, id);
export const isContactKey = (key: string): boolean => key.startsWith(draftKey(SURFACE, ''));

/** Housing registrations have drafts under the same name; theirs say nothing about a channel. */
export const isNotedKey = (key: string, value: unknown): boolean =>
  key.startsWith(draftKey(NOTED_SURFACE, '')) && Object.hasOwn(Object(value) as object, 'channel');

/** Whether there is a contact that is going on or parked; light enough for the first screen. */
export const selectHasContacts = ({ drafts }: WithDrafts): boolean =>
  Object.entries(drafts.byKey).some(([key, { value }]) => isContactKey(key) || isNotedKey(key, value));
