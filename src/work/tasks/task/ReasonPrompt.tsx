import { useEffect, useRef, useState } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { isFilledIn } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { Dialog, DialogAbout, DialogBody } from '@/ui/overlays/Dialog';
import { DialogState, type Meanwhile, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { TextArea } from '@/ui/fields/TextArea';
import { taskDialogTexts } from './taskDialogTexts';
import { tasksTexts } from '../tasksTexts';

interface ReasonPromptProps {
  title: string;
  /** Names the task or tasks. */
  about: string;
  label: string;
  /** The error when nothing is filled in. */
  required: string;
  /** Warns of something that cannot be undone, which makes the dialog an alert; null otherwise. */
  warning: string | null;
  /** Why the action is no longer possible (A3), or null. */
  blocked: string | null;
  /** A change behind the dialog that the user has not seen yet, or null. */
  meanwhile: Meanwhile | null;
  submission: Submission | null;
  takeOver: (() => void) | null;
  value: string;
  onChange: (value: string) => void;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

const ROWS = 3;

/** Asks for a required text of several lines. Closing the dialog keeps the typed text (W13). */
export function ReasonPrompt(props: ReasonPromptProps) {
  const { title, about, required, warning, blocked, submission, takeOver, onCancel, onConfirm, ...rest } =
    props;
  const { meanwhile, ...reason } = rest;
  const { value } = reason;
  const whyNot = blocked ?? whyNotYet(meanwhile);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (warning !== null) cancel.current?.focus();
  }, [warning]);
  const busy = submission?.status === 'sending';
  const missing = tried && !isFilledIn(value);

  const confirm = () => {
    setTried(true);
    if (busy || whyNot !== null) return;
    if (isFilledIn(value)) onConfirm(value.trim());
    else field.current?.focus();
  };

  return (
    <Dialog
      title={title}
      role={warning === null ? 'dialog' : 'alertdialog'}
      busy={busy}
      takeOver={takeOver}
      onClose={() => !busy && onCancel()}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {tasksTexts.cancel}
          </Button>
          <Button
            variant={warning === null ? 'primary' : 'danger'}
            busy={busy}
            disabledReason={whyNot}
            onClick={confirm}
          >
            {taskDialogTexts.reason.confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <DialogAbout>{about}</DialogAbout>
        {warning !== null && <p>{warning}</p>}
        <DialogState submission={submission} blocked={blocked} meanwhile={meanwhile} />
        <TextArea
          {...reason}
          rows={ROWS}
          maxRows={ROWS}
          required
          onSubmit={confirm}
          textareaRef={field}
          {...(missing && { error: required })}
        />
      </DialogBody>
    </Dialog>
  );
}
