import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { mailTexts as texts } from '../mailTexts';
import { mailStatusLabel } from '@/domain/mail/mailMessage';
import { mailStepRequested } from '../work/mailActions';
import { useMailMeanwhile } from './useMailMeanwhile';

/** Asks first: what is deleted does not come back. */
export function MailDeleteDialog({
  dialog: { mailId, subject, status },
  onClose,
}: DialogProps<'mailDelete'>) {
  const dispatch = useDispatch();
  const confirmation = useConfirmation(submissionKey('mail/delete', mailId), onClose);
  const { seen, meanwhile } = useMailMeanwhile({
    mailId,
    opened: status,
    submission: confirmation.submission,
    read: (mail) => mail.status,
    text: (mail) => texts.statusMeanwhile(mailStatusLabel(mail.status)),
  });
  return (
    <ConfirmDialog
      {...confirmation}
      meanwhile={meanwhile}
      danger
      title={texts.delete}
      about={subject}
      question={texts.deleteQuestion}
      confirmLabel={texts.delete}
      onConfirm={() =>
        dispatch(mailStepRequested({ step: 'delete', id: mailId, ...(seen !== undefined && { seen }) }))
      }
    />
  );
}
