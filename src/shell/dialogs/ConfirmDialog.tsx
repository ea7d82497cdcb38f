import type { DialogProps } from '@/core/dialogs/dialog';
import { Button } from '@/ui/fields/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { shellTexts } from '../shellTexts';

export function ConfirmDialog({ dialog, onAnswer }: DialogProps<'confirm'>) {
  const { title, text, confirmLabel, danger = false } = dialog;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="s"
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{shellTexts.confirm.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
