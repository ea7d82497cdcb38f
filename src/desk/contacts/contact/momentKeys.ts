import { draftKey } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { contactDraftKey } from './contactKeys';

/** The key of a task, call-back or question. `recordId` is the id of the person, unit or complex that it is about. */
export const recordKey = (
  subject: 'registerTask' | 'propertyTask' | 'callBack' | 'registerFaq',
  recordId: string,
): string => submissionKey(`contactmoments/${subject}`, recordId);

/** The key of the contact moment for one question of a contact; `questionId` is null for the notes. */
export const momentKey = (contactId: string, questionId: string | null): string =>
  submissionKey('contactmoments/register', `${contactId}:${questionId ?? 'notes'}`);

const MOMENT = 'ongoingMoment';

/** The draft of one contact moment, kept until the result of registering it is known. */
export const momentDraftKey = (contactId: string, questionId: string | null): string =>
  draftKey(MOMENT, `${contactDraftKey(contactId)}:${questionId ?? 'notes'}`);
export const isMomentOf = (contactKey: string, key: string): boolean =>
  key.startsWith(draftKey(MOMENT, `${contactKey}:`));

/** The id of the question that the moment registers; null for the notes. */
export function questionIdOf(key: string): string | null {
  const id = key.slice(key.lastIndexOf(':') + 1);
  return id === 'notes' ? null : id;
}
