import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { signOutConfirmed } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { forgetMeTexts as texts } from '../lateShellTexts';

/** Erases what this browser keeps of somebody, which ends their session: what is on the screen would be kept again. */
export function ForgetMeDialog({ onClose }: DialogProps<'forgetMe'>) {
  const dispatch = useDispatch();
  return (
    <AlertDialog title={texts.title} text={texts.text} onCancel={onClose}>
      <Button onClick={onClose}>{texts.back}</Button>
      <Button
        variant="danger"
        onClick={() => dispatch(signOutConfirmed({ keepsDrafts: false, forgetsAll: true }))}
      >
        {texts.confirm}
      </Button>
    </AlertDialog>
  );
}
