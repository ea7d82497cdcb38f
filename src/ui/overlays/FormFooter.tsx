import { Button } from '../buttons/Button';
import { CancelButton } from './CancelButton';

interface FormFooterProps {
  /** The id of the form that the button sends. */
  form: string;
  saveLabel: string;
  discardLabel: string;
  /** Discards the values that were filled in; null if there are none. */
  onDiscard: (() => void) | null;
  onCancel: () => void;
  busy: boolean;
  /** The reason why the form cannot be sent now, or null. */
  whyNot?: string | null;
}

/** The foot of a dialog with a form: discard, cancel, send. */
export function FormFooter(props: FormFooterProps) {
  const { form, saveLabel, discardLabel, onDiscard, onCancel, busy, whyNot = null } = props;
  return (
    <>
      {onDiscard && !busy && (
        <Button variant="quiet" onClick={onDiscard}>
          {discardLabel}
        </Button>
      )}
      <CancelButton busy={busy} onClick={onCancel} />
      <Button type="submit" form={form} variant="primary" busy={busy} disabledReason={whyNot}>
        {saveLabel}
      </Button>
    </>
  );
}
