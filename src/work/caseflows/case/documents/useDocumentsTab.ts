import { useEffect, useMemo } from 'react';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { useUploads } from '@/shared/media';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { caseFlowMessages } from '../../caseFlowMessages';
import { useCaseFlowDocuments, useCaseFile } from '../useCaseFlowContent';
import { draftKey } from '@/core/drafts/draftsSlice';

/** The documents of a case, with the uploads into its file (000 §7.4). */
export function useDocumentsTab(caseFlow: CaseFlow) {
  const { id, umbrellaCaseId } = caseFlow;
  const documents = useCaseFlowDocuments(caseFlow);
  const target = useMemo(() => ({ umbrellaCaseId: umbrellaCaseId ?? '' }), [umbrellaCaseId]);
  const uploads = useUploads(target, documentsOwner(id));
  const { ready, attached } = uploads;
  const { currentData } = documents;
  useEffect(() => {
    const known = new Set(currentData?.map((media) => media.id));
    if (ready.length > 0 && ready.every((mediaId) => known.has(mediaId))) attached();
  }, [ready, currentData, attached]);
  return { documents, uploads, whyNot: useWhyNotAdd(caseFlow) };
}

/** Adding a document needs an existing case history (000 §5). */
function useWhyNotAdd(caseFlow: CaseFlow): string | null {
  const { currentData, error } = useCaseFile(caseFlow);
  if (currentData === null) return caseFlowMessages.whyNot.noFile;
  if (currentData !== undefined) return null;
  return error !== undefined
    ? caseFlowContentTexts.documents.fileFailed
    : caseFlowContentTexts.documents.fileLoading;
}

/** The owner of the uploads on the documents tab; no message of the case includes them. */
export const documentsOwner = (caseFlowId: string): string => draftKey('case-documents', caseFlowId);
