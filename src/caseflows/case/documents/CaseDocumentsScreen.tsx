import { useMemo } from 'react';
import type { CaseFlow } from '@/domain/caseFlow';
import type { Media } from '@/domain/media';
import { MediaList, MediaUpload } from '@/media';
import { Banner } from '@/ui/feedback/Banner';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FolderIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseContentTexts } from '../caseContentTexts';
import { CasePart } from '../CasePart';
import { useCaseDocuments } from './useCaseDocuments';
import { useOpenCase } from '../useOpenCase';

const texts = caseContentTexts.documents;

/** The files of a case, and the place to add some. */
export function CaseDocumentsScreen() {
  const caseFlow = useOpenCase();
  return caseFlow === null ? <Skeleton lines={5} /> : <Documents key={caseFlow.id} caseFlow={caseFlow} />;
}

function Documents({ caseFlow }: { caseFlow: CaseFlow }) {
  const { documents, uploads, whyNot } = useCaseDocuments(caseFlow);
  return (
    <Section title={texts.title}>
      <MediaUpload uploads={uploads} label={texts.add} hint={texts.addHint} disabledReason={whyNot} />
      {whyNot !== null && documents.load !== 'loading' && <Banner>{whyNot}</Banner>}
      <CasePart part={documents} failed={texts.failed}>
        {(media) => <DocumentList media={media} />}
      </CasePart>
    </Section>
  );
}

/** Instants compare as text, and those without one come last. */
function newestFirst({ created: one }: Media, { created: other }: Media): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? 1 : -1;
}

function DocumentList({ media }: { media: readonly Media[] }) {
  const ids = useMemo(() => [...media].sort(newestFirst).map(({ id }) => id), [media]);
  if (ids.length === 0) return <EmptyState icon={FolderIcon} title={texts.empty} />;
  return <MediaList ids={ids} />;
}
