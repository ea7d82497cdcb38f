import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { RemovalDialog } from '@/ui/overlays/RemovalDialog';
import { accountDeleteRequested } from './accountActions';
import { accountTexts } from './accountTexts';

const texts = accountTexts.delete;

export function AccountDeleteDialog({ dialog, onClose }: DialogProps<'accountDelete'>) {
  const { personId, accountId } = dialog;
  const dispatch = useDispatch();
  const { submission, dismiss } = useSubmission(submissionKey('deleteAccount', personId));
  return (
    <RemovalDialog
      title={texts.button}
      question={texts.question}
      confirm={texts.confirm}
      submission={submission}
      onConfirm={() => dispatch(accountDeleteRequested({ personId, accountId }))}
      onClose={() => {
        dismiss();
        onClose();
      }}
    />
  );
}
