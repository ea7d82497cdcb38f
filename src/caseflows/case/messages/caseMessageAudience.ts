import { draftKey } from '@/core/drafts/draftsSlice';
import type { CaseFlowTab } from '@/core/paths';
import { type SubmissionSubject, submissionKey } from '@/core/submissions/submissionsSlice';
import type { Audience } from '@/domain/caseflow/caseFlow';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'caseflows/internalMessage': true;
    'caseflows/publicMessage': true;
  }
}

interface Names {
  /** Where it is typed. */
  surface: string;
  subject: SubmissionSubject;
  tab: CaseFlowTab;
}

/** No name of the one audience is a name of the other: drafts, files and submissions can never meet. */
export const messageNames: Readonly<Record<Audience, Names>> = {
  internal: { surface: 'case-internal-message', subject: 'caseflows/internalMessage', tab: 'messages' },
  public: { surface: 'case-public-message', subject: 'caseflows/publicMessage', tab: 'publicmessages' },
};

export const messageDraftKey = (audience: Audience, caseFlowId: string): string =>
  draftKey(messageNames[audience].surface, caseFlowId);

/** The attachment belongs to the draft. */
export const messageUploadOwner = messageDraftKey;

export const messageSubmissionKey = (audience: Audience, caseFlowId: string): string =>
  submissionKey(messageNames[audience].subject, caseFlowId);
