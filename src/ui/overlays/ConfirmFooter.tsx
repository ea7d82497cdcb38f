import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { CancelButton } from './CancelButton';

interface ConfirmFooterProps {
  confirmLabel: string;
  cancelLabel: string;
  /** The action cannot be undone, so the focus starts at the cancel button. */
  danger: boolean;
  /** All questions of the dialog were answered before, so the focus starts at the confirm button. */
  isAnswered?: boolean;
  busy: boolean;
  whyNot: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The cancel button and the confirm button of a dialog. */
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
