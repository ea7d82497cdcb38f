import { DialogState, type Meanwhile, whyNotYet } from '../feedback/MeanwhileNotice';
import type { SubmissionShown } from '../feedback/SubmissionNotice';
import { uiTexts } from '../uiTexts';
import { ConfirmFooter } from './ConfirmFooter';
import { Dialog, DialogAbout, DialogBody } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  /** The record that the dialog is about, if the question does not name it. */
  about?: string;
  question: string;
  confirmLabel: string;
  /**
   * The action deletes something: the focus starts at the cancel button, and a press beside the dialog does not close
   * it.
   */
  danger?: boolean;
  /** The reason why the action is no longer possible, or null. */
  blocked?: string | null;
  /** A change below the dialog that its user has not seen yet, or null. */
  meanwhile?: Meanwhile | null;
  submission: SubmissionShown | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. It stays open until the server has accepted, and cannot be closed while sending. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, about = '', question, confirmLabel, danger = false, blocked = null, submission } = props;
  const { meanwhile = null, onConfirm, onClose } = props;
  const busy = submission?.status === 'sending';
  const whyNot = busy ? null : blocked;
  return (
    <Dialog
      title={title}
      role={danger ? 'alertdialog' : 'dialog'}
      size="s"
      busy={busy}
      onClose={onClose}
      footer={
        <ConfirmFooter
          confirmLabel={confirmLabel}
          cancelLabel={uiTexts.cancel}
          danger={danger}
          busy={busy}
          whyNot={whyNot ?? whyNotYet(meanwhile)}
          onConfirm={onConfirm}
          onCancel={onClose}
        />
      }
    >
      <DialogBody>
        {about !== '' && <DialogAbout>{about}</DialogAbout>}
        <DialogState submission={submission} blocked={blocked} meanwhile={meanwhile} />
        {question !== '' && <p>{question}</p>}
      </DialogBody>
    </Dialog>
  );
}
