import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { focusFirstFaultSoon } from '@/lib/focus';
import { FormState } from '../feedback/FormState';
import type { SubmissionShown } from '../feedback/SubmissionNotice';
import { fieldTexts } from '../fields/fieldTexts';
import { FormNote, restoredNote } from '../fields/FormFields';
import { Dialog, DialogBody } from './Dialog';
import { FormFooter } from './FormFooter';

interface FormDialogProps {
  texts: { title: string; save: string; discard: string; restored: string; uncertainHelp: string };
  draft: {
    dirty: boolean;
    restored: boolean;
    unread?: string;
    clear: () => void;
    takeOver: (() => void) | null;
  };
  submission: SubmissionShown | null;
  /** Sends the form, or shows at its fields why it cannot be sent. */
  onSave: () => void;
  onClose: () => void;
  /** The reason why the form cannot be sent now, or null. */
  whyNot?: string | null;
  /** The record was deleted meanwhile. */
  isGone?: boolean | undefined;
  /** The notice about fields that both the user and a colleague changed. */
  conflict?: ReactNode;
  size?: 'm' | 'l';
  firstField?: string;
  /** Replaces the fields until their record has loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog with a form that is sent by its button or Ctrl+Enter; a failed check moves the focus to the first mistake.
 */
export function FormDialog(props: FormDialogProps) {
  const { texts, draft, submission, onSave, onClose, isGone, size, firstField } = props;
  const { waiting = null, children } = props;
  const whyNot = isGone ? fieldTexts.gone.whyNot : (props.whyNot ?? null);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const busy = submission?.status === 'sending';
  const save = () => {
    if (busy || whyNot !== null) return;
    onSave();
    focusFirstFaultSoon(element);
  };
  const saveOnSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      title={texts.title}
      {...(size && { size })}
      busy={busy}
      takeOver={draft.takeOver}
      firstField={firstField}
      onSubmit={save}
      onClose={onClose}
      footer={
        waiting === null && (
          <FormFooter
            form={id}
            saveLabel={texts.save}
            discardLabel={texts.discard}
            onDiscard={draft.dirty ? draft.clear : null}
            onCancel={onClose}
            busy={busy}
            whyNot={busy ? null : whyNot}
          />
        )
      }
    >
      {waiting ?? (
        <form id={id} ref={element} noValidate onSubmit={saveOnSubmit}>
          <DialogBody>
            <FormNote>{restoredNote(draft, texts.restored)}</FormNote>
            <FormState
              submission={submission}
              help={texts.uncertainHelp}
              isGone={isGone}
              conflict={props.conflict}
            />
            {children}
          </DialogBody>
        </form>
      )}
    </Dialog>
  );
}
