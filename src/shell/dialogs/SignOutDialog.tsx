import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { signOutConfirmed } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { signOutTexts as texts } from '../lateShellTexts';

/** Asks at signing out whether unsent text is kept. */
export function SignOutDialog({ onClose }: DialogProps<'signOut'>) {
  const dispatch = useDispatch();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const signOut = (keepsDrafts: boolean) => () => dispatch(signOutConfirmed({ keepsDrafts }));
  return (
    <Dialog
      title={texts.title}
      role="alertdialog"
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button ref={back} onClick={onClose}>
            {texts.back}
          </Button>
          <Button onClick={signOut(true)}>{texts.keep}</Button>
          <Button variant="danger" onClick={signOut(false)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
