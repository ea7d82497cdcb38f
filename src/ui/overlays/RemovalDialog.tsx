import { type ComponentProps, useEffect, useRef } from 'react';
import { SubmissionNotice } from '../feedback/SubmissionNotice';
import { Button } from '../fields/Button';
import { uiTexts } from '../uiTexts';
import { Dialog } from './Dialog';
import { DialogBody, DialogText } from './DialogParts';

interface RemovalDialogProps {
  title: string;
  question: string;
  confirm: string;
  submission: ComponentProps<typeof SubmissionNotice>['submission'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether something may go; it stays open until the server has said so. */
export function RemovalDialog({
  title,
  question,
  confirm,
  submission,
  onConfirm,
  onClose,
}: RemovalDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    cancel.current?.focus();
  }, []);
  const busy = submission?.status === 'sending';
  const close = () => {
    if (!busy) onClose();
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
