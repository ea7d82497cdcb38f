import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './AlertDialog.module.css';

interface AlertDialogProps {
  title: string;
  text: string;
  /** What lies behind it is not to be seen. */
  opaque?: boolean;
  /** The page behind it, with a call that comes in, can still be used. */
  keepsPage?: boolean;
  /** Escape asks this; without it the dialog cannot be closed. */
  onCancel?: () => void;
  /** Buttons; the first has the focus. */
  children: ReactNode;
}

/**
 * Over everything, other dialogs too, as a rule with the page behind it inert. A native dialog: small enough to be part of the first
 * screen, so that it is there when nothing more can be fetched.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, text, opaque = false, keepsPage = false, onCancel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (keepsPage) dialog.current?.show();
    else dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [keepsPage]);

  const shown = (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, opaque && styles.opaque, keepsPage && styles.beside)}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onKeyDown={({ key }) => {
        if (keepsPage && key === 'Escape') onCancel?.();
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
  /* Outside of what other dialogs make inert. */
  return keepsPage ? createPortal(shown, document.body) : shown;
}
