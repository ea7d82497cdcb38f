import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { accountDeleteRequested } from '../detailsActions';
import { accountTexts } from './accountTexts';

const texts = accountTexts.delete;

export function AccountDeleteDialog({ dialog, onClose }: DialogProps<'accountDelete'>) {
  const { personId, accountId } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('persondetails/deleteAccount', personId), onClose)}
      danger
      title={texts.button}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(accountDeleteRequested({ personId, accountId }))}
    />
  );
}
