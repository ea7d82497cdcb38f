import { useDispatch } from 'react-redux';
import { signInRequested } from '@/core/session/sessionSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { shellTexts } from '../shellTexts';

const stay = () => undefined;
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Cannot be closed: there is nothing to do here without a session but to get one. */
export function SessionEndedDialog() {
  const dispatch = useDispatch();
  const { title, text, signIn } = shellTexts.sessionEnded;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="s"
      onClose={stay}
      footer={
        <Button ref={takeFocus} variant="primary" onClick={() => dispatch(signInRequested())}>
          {signIn}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
