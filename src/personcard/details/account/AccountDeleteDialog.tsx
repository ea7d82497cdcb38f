import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { RemovalDialog } from '../../card/RemovalDialog';
import { accountDeleteRequested } from './accountActions';
import { accountTexts } from './accountTexts';

const texts = accountTexts.delete;

export function AccountDeleteDialog({ dialog, onClose }: DialogProps<'accountDelete'>) {
  const { personId, accountId } = dialog;
  const dispatch = useDispatch();
  return (
    <RemovalDialog
      title={texts.button}
      question={texts.question}
      confirm={texts.confirm}
      submission={submissionKey('deleteAccount', personId)}
      onConfirm={() => dispatch(accountDeleteRequested({ personId, accountId }))}
      onClose={onClose}
    />
  );
}
