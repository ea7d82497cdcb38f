import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { signOutConfirmed } from '@/core/session/sessionSlice';
import { ConfirmFooter } from '@/ui/overlays/ConfirmFooter';
import { Dialog } from '@/ui/overlays/Dialog';
import { forgetMeTexts as texts } from '../lateShellTexts';

/**
 * Erases everything that this browser keeps of the user. The session ends too, because the screen would otherwise store
 * the same values again.
 */
export function ForgetMeDialog({ onClose }: DialogProps<'forgetMe'>) {
  const dispatch = useDispatch();
  return (
    <Dialog
      title={texts.title}
      role="alertdialog"
      size="s"
      onClose={onClose}
      footer={
        <ConfirmFooter
          confirmLabel={texts.confirm}
          cancelLabel={texts.back}
          danger
          busy={false}
          whyNot={null}
          onConfirm={() => dispatch(signOutConfirmed({ keepsDrafts: false, forgetsAll: true }))}
          onCancel={onClose}
        />
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
