import { useMemo } from 'react';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { Media } from '@/domain/media/media';
import { MediaList, MediaUpload } from '@/shared/media';
import { Banner } from '@/ui/feedback/Banner';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { FolderIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { useDocumentsTab } from './useDocumentsTab';
import { useOpenCase } from '../useCaseFlow';

const texts = caseFlowContentTexts.documents;

export function CaseFlowDocumentsScreen() {
  const caseFlow = useOpenCase();
  return caseFlow === null ? <Skeleton lines={5} /> : <Documents key={caseFlow.id} caseFlow={caseFlow} />;
}

function Documents({ caseFlow }: { caseFlow: CaseFlow }) {
  const { documents, uploads, whyNot } = useDocumentsTab(caseFlow);
  return (
    <Section title={texts.title}>
      <MediaUpload uploads={uploads} label={texts.add} hint={texts.addHint} disabledReason={whyNot} />
      {whyNot !== null && (documents.currentData !== undefined || documents.error !== undefined) && (
        <Banner>{whyNot}</Banner>
      )}
      <QueryView answer={documents} failed={texts.failed}>
        {(media) => <DocumentList media={media} />}
      </QueryView>
    </Section>
  );
}

/** Instants compare as text; files without an instant come last. */
function newestFirst({ created: one }: Media, { created: other }: Media): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? 1 : -1;
}

function DocumentList({ media }: { media: readonly Media[] }) {
  const ids = useMemo(() => [...media].sort(newestFirst).map(({ id }) => id), [media]);
  if (ids.length === 0) return <EmptyState icon={FolderIcon} title={texts.empty} />;
  return <MediaList ids={ids} />;
}
