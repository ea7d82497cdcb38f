import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { CancelButton } from './CancelButton';

interface ConfirmFooterProps {
  confirmLabel: string;
  cancelLabel: string;
  /** It cannot be undone: the focus begins at the way out. */
  danger: boolean;
  /** All that it asks was answered before: the focus begins at what it asks for. */
  isAnswered?: boolean;
  busy: boolean;
  whyNot: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The way out of a dialog, and what it asks for. */
export function ConfirmFooter(props: ConfirmFooterProps) {
  const { confirmLabel, cancelLabel, danger, isAnswered = false, busy, whyNot, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (danger) cancel.current?.focus();
    else if (isAnswered) confirm.current?.focus();
  }, [danger, isAnswered]);
  return (
    <>
      <CancelButton ref={cancel} busy={busy} label={cancelLabel} onClick={onCancel} />
      <Button
        ref={confirm}
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        disabledReason={whyNot}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
}
