import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectSubmission,
  submissionDismissed,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogBody, DialogText } from '@/ui/overlays/DialogParts';
import { uiTexts } from '@/ui/uiTexts';

interface RemovalDialogProps {
  title: string;
  question: string;
  confirm: string;
  /** The key of the submission by which it is removed. */
  submission: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether something may go; it stays open until the server has said so. */
export function RemovalDialog({
  title,
  question,
  confirm,
  submission: key,
  onConfirm,
  onClose,
}: RemovalDialogProps) {
  const dispatch = useDispatch();
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    cancel.current?.focus();
  }, []);
  const busy = submission?.status === 'sending';
  const close = () => {
    if (busy) return;
    dispatch(submissionDismissed(key));
    onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      size="s"
      title={title}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button ref={cancel} onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <SubmissionNotice submission={submission} />
        <DialogText>{question}</DialogText>
      </DialogBody>
    </Dialog>
  );
}
