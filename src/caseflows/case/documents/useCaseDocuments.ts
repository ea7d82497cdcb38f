import { useEffect, useMemo } from 'react';
import type { CaseFlow } from '@/domain/caseFlow';
import { useUploads } from '@/media';
import { documentsOwner } from './caseDocuments';
import { caseContentTexts } from '../caseContentTexts';
import { caseFlowMessages } from '../../caseFlowMessages';
import { useCasePart } from '../useCasePart';

/** The documents of a case, with the uploads into its file (000 §7.4). */
export function useCaseDocuments({ id, umbrellaCaseId }: CaseFlow) {
  const documents = useCasePart(id, 'documents');
  const target = useMemo(() => ({ umbrellaCaseId: umbrellaCaseId ?? '' }), [umbrellaCaseId]);
  const uploads = useUploads(target, documentsOwner(id));
  const { ready, attached } = uploads;
  const { value } = documents;
  useEffect(() => {
    const known = new Set(value?.map((media) => media.id));
    if (ready.length > 0 && ready.every((mediaId) => known.has(mediaId))) attached();
  }, [ready, value, attached]);
  return { documents, uploads, whyNot: useWhyNotAdd(id, umbrellaCaseId) };
}

/** Adding a document needs an existing case history (000 §5). */
function useWhyNotAdd(id: string, umbrellaCaseId: string | null): string | null {
  const { load, value } = useCasePart(id, 'file');
  if (umbrellaCaseId === null || value === null) return caseFlowMessages.whyNot.noFile;
  if (value !== undefined) return null;
  return load === 'failed' ? caseContentTexts.documents.fileFailed : caseContentTexts.documents.fileLoading;
}
