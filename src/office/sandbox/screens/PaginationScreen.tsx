import { useState } from 'react';
import { Pagination } from '@/ui/list/Pagination';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, states } = sandboxTexts;
const FEW = 5;
const MANY = 1_112;

export function PaginationScreen() {
  const [few, setFew] = useState(1);
  const [many, setMany] = useState(500);
  return (
    <>
      <Example title={states.normal}>
        <Pagination label={labels.page} page={few} pageCount={FEW} onChange={setFew} />
      </Example>
      <Example title={states.many} wide>
        <Pagination label={`${labels.page} (2)`} page={many} pageCount={MANY} onChange={setMany} />
      </Example>
      <Example title={states.progress} stacked>
        <ProgressBar label={labels.uploading} value={0} max={100} />
        <ProgressBar label={labels.uploading} value={37} max={100} />
        <ProgressBar label={labels.uploading} value={100} max={100} />
      </Example>
    </>
  );
}
