import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { mailTexts as texts } from '../mailTexts';
import { mailStepRequested } from '../work/mailActions';

/** Asks first: what is deleted does not come back. */
export function MailDeleteDialog({ dialog: { mailId, subject }, onClose }: DialogProps<'mailDelete'>) {
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('mail/delete', mailId), onClose)}
      danger
      title={texts.delete}
      about={subject}
      question={texts.deleteQuestion}
      confirmLabel={texts.delete}
      onConfirm={() => dispatch(mailStepRequested({ step: 'delete', id: mailId }))}
    />
  );
}
