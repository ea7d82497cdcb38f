import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './AlertDialog.module.css';

interface AlertDialogProps {
  title: string;
  text: string;
  /** What lies behind it is not to be seen. */
  opaque?: boolean;
  /** Escape asks this; without it the dialog cannot be closed. */
  onCancel?: () => void;
  /** Buttons; the first has the focus. */
  children: ReactNode;
}

/**
 * Over everything, other dialogs too, with the page behind it inert. A native dialog: small enough to be part of the first
 * screen, so that it is there when nothing more can be fetched.
 */
export function AlertDialog({ title, text, opaque = false, onCancel, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, opaque && styles.opaque)}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.foot}>{children}</div>
    </dialog>
  );
}
