import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { signInRequested } from '@/core/session/sessionSlice';
import { Button } from '@/ui/Button';
import { shellTexts } from '../shellTexts';
import styles from './SessionEndedDialog.module.css';

/**
 * Over everything, other dialogs too, and it cannot be closed: there is nothing to do here without a session but to get
 * one. A native dialog: small enough to be there before the server is gone, and what lies behind it is inert.
 */
export function SessionEndedDialog() {
  const dispatch = useDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { title, text, signIn } = shellTexts.sessionEnded;

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    button.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
      data-react-aria-top-layer="true"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="session-ended" className={styles.title}>
        {title}
      </h2>
      <p id="session-ended-text" className={styles.text}>
        {text}
      </p>
      <div className={styles.foot}>
        <Button ref={button} variant="primary" onClick={() => dispatch(signInRequested())}>
          {signIn}
        </Button>
      </div>
    </dialog>
  );
}
