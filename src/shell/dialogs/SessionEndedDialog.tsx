import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SIGNED_OUT_ELSEWHERE, SOMEONE_ELSE } from '@/core/session/sessionEndings';
import { selectSessionError, signInRequested } from '@/core/session/sessionSlice';
import { Button } from '@/ui/Button';
import styles from './SessionEndedDialog.module.css';
import { sessionTexts } from './sessionTexts';

function textsFor(reason: string | null) {
  if (reason === SIGNED_OUT_ELSEWHERE) return sessionTexts.signedOutElsewhere;
  return reason === SOMEONE_ELSE ? sessionTexts.someoneElse : sessionTexts.expired;
}

/**
 * Over everything, other dialogs too, and it cannot be closed: there is nothing to do here without a session but to get
 * one. After signing out, and for someone else, what lies behind it is not to be seen. A native dialog: small enough to be
 * there before the server is gone, and what lies behind it is inert.
 */
export function SessionEndedDialog() {
  const dispatch = useDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reason = useSelector(selectSessionError);
  const { title, text } = textsFor(reason);
  const isExpired = reason !== SIGNED_OUT_ELSEWHERE && reason !== SOMEONE_ELSE;

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
      className={clsx(styles.dialog, !isExpired && styles.opaque)}
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
          {reason === SOMEONE_ELSE ? sessionTexts.goOn : sessionTexts.signIn}
        </Button>
      </div>
    </dialog>
  );
}
