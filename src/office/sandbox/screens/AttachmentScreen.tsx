import { useState } from 'react';
import { FileDrop } from '@/ui/fields/FileDrop';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, states } = sandboxTexts;

export function AttachmentScreen() {
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <Example title={states.normal} stacked>
        <FileDrop
          label={labels.dropLabel}
          hint={labels.dropHint}
          accept="image/*,.pdf"
          multiple
          onFiles={(files) => setNames(files.map(({ name }) => name))}
        />
        {names.length > 0 && <p role="status">{labels.added(names.join(', '))}</p>}
      </Example>
      <Example title={states.disabled} stacked>
        <FileDrop
          label={labels.dropLabel}
          hint={labels.dropHint}
          onFiles={() => undefined}
          disabledReason={labels.noUpload}
        />
      </Example>
      <Example title={states.progress} stacked>
        <ProgressBar label={labels.uploading} value={62} max={100} />
      </Example>
    </>
  );
}
