import { draftKey } from '@/core/drafts/draftsSlice';

/** Whose the uploads of the documents tab are; no message of the case ever takes them along. */
export const documentsOwner = (caseFlowId: string): string => draftKey('case-documents', caseFlowId);
