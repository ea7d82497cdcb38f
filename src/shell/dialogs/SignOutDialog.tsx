import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { signOutConfirmed } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { signOutTexts as texts } from '../lateShellTexts';

/** Asks who signs out what is to become of what is typed and not sent. */
export function SignOutDialog({ onClose }: DialogProps<'signOut'>) {
  const dispatch = useDispatch();
  const signOut = (keepsDrafts: boolean) => () => dispatch(signOutConfirmed({ keepsDrafts }));
  return (
    <AlertDialog title={texts.title} text={texts.text} onCancel={onClose}>
      <Button onClick={onClose}>{texts.back}</Button>
      <Button onClick={signOut(true)}>{texts.keep}</Button>
      <Button variant="danger" onClick={signOut(false)}>
        {texts.discard}
      </Button>
    </AlertDialog>
  );
}
