import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './AlertDialog.module.css';

interface AlertDialogProps {
  title: string;
  text: string;
  /** Hides the page behind the dialog. */
  opaque?: boolean;
  /** The page behind the dialog stays usable, including incoming calls. */
  keepsPage?: boolean;
  /** Called on Escape; without it the dialog cannot be closed. */
  onCancel?: () => void;
  /** Buttons; the first one gets the focus. */
  children: ReactNode;
}

/**
 * A dialog over everything, including other dialogs; the page behind it is inert unless `keepsPage`. It is a native
 * dialog, small enough for the first screen, so that it is available when nothing more can be fetched.
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
  /* The body is outside of the parts that other dialogs make inert. */
  return keepsPage ? createPortal(shown, document.body) : shown;
}
