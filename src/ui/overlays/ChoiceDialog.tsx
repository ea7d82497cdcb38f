import { type ReactNode, useState } from 'react';
import { ConfirmFooter } from './ConfirmFooter';
import { Dialog, DialogAbout, DialogBody } from './Dialog';
import { UnansweredState } from '../feedback/QueryView';
import { RadioGroup, type RadioOption } from '../fields/RadioGroup';
import { Skeleton } from '../feedback/Skeleton';
import { DialogState, type Meanwhile, whyNotYet } from '../feedback/MeanwhileNotice';
import type { SubmissionShown } from '../feedback/SubmissionNotice';
import { uiTexts } from '../uiTexts';

interface Choices {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  options: readonly RadioOption<string>[];
  failed?: { text: string; error: unknown; onRetry: () => void };
  /** The text that is shown when there are no choices. */
  emptyText?: string;
}

interface ChoiceDialogProps {
  title: string;
  /** The record that the dialog is about. */
  about: string;
  legend: string;
  choices: Choices;
  value: string | null;
  onChange: (value: string) => void;
  /** The error when there are choices and the user made none. */
  required: string;
  confirmLabel: string;
  /** The text of the cancel button, for a dialog where 'Annuleren' could be mistaken for its action. */
  cancelLabel?: string;
  /** The action cannot be undone, so the focus starts at the cancel button. */
  danger?: boolean;
  /** The reason why the action is no longer possible, or null. */
  blocked?: string | null;
  /** A change below the dialog that its user has not seen yet, or null. */
  meanwhile?: Meanwhile | null;
  submission?: SubmissionShown | null;
  takeOver?: (() => void) | null;
  /** Further fields of the dialog. */
  children?: ReactNode;
  /** The value is null if there were no choices. */
  onConfirm: (value: string | null) => void;
  onClose: () => void;
}

function whyNotConfirm({ blocked = null, meanwhile = null, choices }: ChoiceDialogProps): string | null {
  const { load, failed } = choices;
  return blocked ?? (load === 'failed' && failed ? failed.text : whyNotYet(meanwhile));
}

/** Asks for one of a few choices, from a list that may have to be fetched. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, about, choices, value, confirmLabel, children } = props;
  const { danger = false, blocked = null, meanwhile = null, submission = null, onConfirm, onClose } = props;
  const [tried, setTried] = useState(false);
  const busy = submission?.status === 'sending';
  const { load, options } = choices;
  const missing = options.length > 0 && !options.some((option) => option.value === value);
  const whyNot = whyNotConfirm(props);
  const [isAnswered] = useState(value !== null);

  const confirm = () => {
    setTried(true);
    if (!busy && whyNot === null && load === 'loaded' && !missing) onConfirm(value);
  };

  return (
    <Dialog
      title={title}
      role={danger ? 'alertdialog' : 'dialog'}
      busy={busy}
      takeOver={props.takeOver}
      onSubmit={danger ? undefined : confirm}
      onClose={onClose}
      footer={
        <ConfirmFooter
          confirmLabel={confirmLabel}
          cancelLabel={props.cancelLabel ?? uiTexts.cancel}
          danger={danger}
          isAnswered={isAnswered}
          busy={busy}
          whyNot={whyNot}
          onConfirm={confirm}
          onCancel={onClose}
        />
      }
    >
      <DialogBody>
        <DialogAbout>{about}</DialogAbout>
        <DialogState submission={submission} blocked={blocked} meanwhile={meanwhile} />
        <Question {...props} missing={tried && missing} />
        {children}
      </DialogBody>
    </Dialog>
  );
}

function Question(props: ChoiceDialogProps & { missing: boolean }) {
  const { legend, choices, value, onChange, required, missing } = props;
  const { load, options, failed, emptyText } = choices;
  if (load === 'failed' && failed)
    return <UnansweredState title={failed.text} error={failed.error} onRetry={failed.onRetry} />;
  if (load !== 'loaded') return <Skeleton lines={3} />;
  if (options.length === 0) return emptyText !== undefined && <p>{emptyText}</p>;
  return (
    <RadioGroup
      label={legend}
      options={options}
      value={value}
      onChange={onChange}
      required
      {...(missing && { error: required })}
    />
  );
}
