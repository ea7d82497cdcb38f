import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogAbout, DialogBody, DialogText } from '@/ui/overlays/DialogParts';
import { removalKey, removalRequested } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.removal;

/** Asks whether a case or a contact moment is really to be deleted or put back. */
export function RemovalDialog({ dialog, onClose }: DialogProps<'timelineRemoval'>) {
  const { subject, act, id, caseId, title } = dialog;
  const dispatch = useDispatch();
  const submission = useSelector((state: WithSubmissions) =>
    selectSubmission(state, removalKey({ act, id })),
  );
  const busy = submission?.status === 'sending';
  return (
    <Dialog
      title={texts.titles[subject][act]}
      role="alertdialog"
      size="s"
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant={act === 'delete' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => dispatch(removalRequested({ subject, act, id, caseId, title }))}
          >
            {texts[act]}
          </Button>
        </>
      }
    >
      <DialogBody>
        <SubmissionNotice submission={submission} />
        <DialogAbout>{title}</DialogAbout>
        <DialogText>{texts.questions[subject][act]}</DialogText>
      </DialogBody>
    </Dialog>
  );
}
