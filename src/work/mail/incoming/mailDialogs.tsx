import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { mailTexts as texts } from '../mailTexts';
import { mailStatusLabel } from '@/domain/mail/mailMessage';
import { mailSteps } from '../work/mailWrites';
import { useMailMeanwhile } from './useMailMeanwhile';

export { MailCustomerDialog } from './MailCustomerDialog';

/** Asks for confirmation, since a deleted mail cannot be restored. */
export function MailDeleteDialog({
  dialog: { mailId, subject, status },
  onClose,
}: DialogProps<'mailDelete'>) {
  const dispatch = useDispatch();
  const confirmation = useConfirmation(mailSteps.delete.key({ id: mailId }), onClose);
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
      onConfirm={() => dispatch(mailSteps.delete({ id: mailId, seen }))}
    />
  );
}
