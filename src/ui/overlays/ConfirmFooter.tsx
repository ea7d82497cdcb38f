import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { CancelButton } from './CancelButton';

interface ConfirmFooterProps {
  confirmLabel: string;
  cancelLabel: string;
  /** It cannot be undone: the focus begins at the way out. */
  danger: boolean;
  busy: boolean;
  whyNot: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The way out of a dialog, and what it asks for. */
export function ConfirmFooter(props: ConfirmFooterProps) {
  const { confirmLabel, cancelLabel, danger, busy, whyNot, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (danger) cancel.current?.focus();
  }, [danger]);
  return (
    <>
      <CancelButton ref={cancel} busy={busy} label={cancelLabel} onClick={onCancel} />
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabledReason={whyNot} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
}
