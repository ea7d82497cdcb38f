import { draftKey } from '@/core/drafts/draftsSlice';
import type { CaseFlowTab } from '@/core/paths';
import type { Audience } from '@/domain/caseflows/caseFlow';
import { caseFlowKey, type CaseFlowSubject } from '../../caseFlowsActions';

interface Names {
  /** The name of the form in which the message is typed. */
  surface: string;
  subject: CaseFlowSubject;
  tab: CaseFlowTab;
}

/** The audiences share no name, so that their drafts, files and submissions can never be mixed up. */
export const messageNames: Readonly<Record<Audience, Names>> = {
  internal: { surface: 'case-internal-message', subject: 'internalMessage', tab: 'messages' },
  public: { surface: 'case-public-message', subject: 'publicMessage', tab: 'publicmessages' },
};

export const messageDraftKey = (audience: Audience, caseFlowId: string): string =>
  draftKey(messageNames[audience].surface, caseFlowId);

/** Uploads have the key of the draft as their owner, because the attachment belongs to the draft. */
export const messageUploadOwner = messageDraftKey;

export const messageSubmissionKey = (audience: Audience, caseFlowId: string): string =>
  caseFlowKey(messageNames[audience].subject, caseFlowId);
