import { type ReactNode, useState } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { TextArea } from '@/ui/fields/TextArea';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;
const PARAGRAPHS = 12;
type Shown = 'normal' | 'busy' | 'confirm' | 'large' | null;

export function DialogScreen() {
  const [shown, setShown] = useState<Shown>(null);
  const [dismissed, setDismissed] = useState(false);
  const close = () => setShown(null);

  return (
    <>
      <Example title={states.normal}>
        <Button onClick={() => setShown('normal')}>{labels.openDialog}</Button>
      </Example>
      <Example title={states.busy}>
        <Button onClick={() => setShown('busy')}>{labels.openDialog}</Button>
      </Example>
      <Example title={states.confirm}>
        <Button onClick={() => setShown('confirm')}>{labels.openConfirm}</Button>
      </Example>
      <Example title={states.large}>
        <Button onClick={() => setShown('large')}>{labels.openLarge}</Button>
      </Example>
      <Example title={states.notices} stacked wide>
        <Banner tone="info" actions={<Button size="s">{labels.refresh}</Button>}>
          {labels.info}
        </Banner>
        <Banner tone="success">{labels.success}</Banner>
        <Banner tone="warning">{labels.warning}</Banner>
        <Banner tone="danger" actions={<Button size="s">{labels.refresh}</Button>}>
          {labels.danger}
        </Banner>
        <Banner tone="neutral" onDismiss={() => setDismissed(true)}>
          {dismissed ? labels.dismissed : samples.long}
        </Banner>
      </Example>
      {shown === 'normal' && <Reason onClose={close} />}
      {shown === 'busy' && <Reason onClose={close} busy />}
      {shown === 'confirm' && <Confirm onClose={close} />}
      {shown === 'large' && <Large onClose={close} />}
    </>
  );
}

interface ShownProps {
  onClose: () => void;
}

function Footer({ onClose, children }: ShownProps & { children: ReactNode }) {
  return (
    <>
      <Button onClick={onClose}>{labels.cancel}</Button>
      {children}
    </>
  );
}

function Reason({ onClose, busy = false }: ShownProps & { busy?: boolean }) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={labels.dialogTitle}
      onClose={onClose}
      footer={
        <Footer onClose={onClose}>
          <Button variant="primary" busy={busy} onClick={onClose}>
            {labels.finish}
          </Button>
        </Footer>
      }
    >
      <p>{labels.dialogText}</p>
      <TextArea label={labels.reason} value={reason} onChange={setReason} onSubmit={onClose} />
    </Dialog>
  );
}

function Confirm({ onClose }: ShownProps) {
  return (
    <Dialog
      role="alertdialog"
      size="s"
      title={labels.confirmTitle}
      onClose={onClose}
      footer={
        <Footer onClose={onClose}>
          <Button variant="danger" onClick={onClose}>
            {labels.remove}
          </Button>
        </Footer>
      }
    >
      <p>{labels.confirmText}</p>
    </Dialog>
  );
}

function Large({ onClose }: ShownProps) {
  return (
    <Dialog size="l" title={samples.long} onClose={onClose}>
      {Array.from({ length: PARAGRAPHS }, (_, index) => (
        <p key={index}>{`${samples.long}. ${labels.confirmText}`}</p>
      ))}
    </Dialog>
  );
}
