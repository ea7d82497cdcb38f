import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { draftKey } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    contactMoment: true;
  }
}

const SURFACE = 'ongoingContact';

/** Under which draft a contact is kept: over navigation, reload and signing in again (W1–W6). */
export const contactDraftKey = (id: string): string => draftKey(SURFACE, id);
export const isContactKey = (key: string): boolean => key.startsWith(draftKey(SURFACE, ''));

/** The registration of one question of a contact; without one, of its notes. */
export const momentKey = (contactId: string, questionId: string | null): string =>
  submissionKey('contactMoment', `${contactId}:${questionId ?? 'notes'}`);

const MOMENT = 'ongoingMoment';

/** What is being registered for one question of a contact, kept until it is known how that ended. */
export const momentDraftKey = (contactId: string, questionId: string | null): string =>
  draftKey(MOMENT, `${contactDraftKey(contactId)}:${questionId ?? 'notes'}`);
export const isMomentOf = (contactKey: string, key: string): boolean =>
  key.startsWith(draftKey(MOMENT, `${contactKey}:`));

/** Whether there is a contact that is going on or parked; light enough for the first screen. */
export const selectHasContacts = ({ drafts }: WithDrafts): boolean =>
  Object.keys(drafts.byKey).some(isContactKey);
