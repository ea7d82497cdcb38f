import { draftKey } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { contactDraftKey } from './contactKeys';

/** A task, call-back or question is made from a contact, or beside a card without one: the id is that of the card. */
export const recordKey = (
  subject: 'registerTask' | 'zoneTask' | 'callBack' | 'registerFaq',
  recordId: string,
): string => submissionKey(`contactmoments/${subject}`, recordId);

/** The registration of one question of a contact; without one, of its notes. */
export const momentKey = (contactId: string, questionId: string | null): string =>
  submissionKey('contactmoments/register', `${contactId}:${questionId ?? 'notes'}`);

const MOMENT = 'ongoingMoment';

/** What is being registered for one question of a contact, kept until it is known how that ended. */
export const momentDraftKey = (contactId: string, questionId: string | null): string =>
  draftKey(MOMENT, `${contactDraftKey(contactId)}:${questionId ?? 'notes'}`);
export const isMomentOf = (contactKey: string, key: string): boolean =>
  key.startsWith(draftKey(MOMENT, `${contactKey}:`));

/** The question whose moment this is; null for the notes. */
export function questionIdOf(key: string): string | null {
  const id = key.slice(key.lastIndexOf(':') + 1);
  return id === 'notes' ? null : id;
}
