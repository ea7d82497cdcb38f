import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { repairItemRemoveRequested } from '../repairsActions';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.removal;

export function ItemRemoveDialog({ dialog, onClose }: DialogProps<'repairItemRemove'>) {
  const { requestId, itemId, name } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('repairs/remove', itemId), onClose)}
      danger
      title={texts.title}
      question={texts.question(name)}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(repairItemRemoveRequested({ requestId, itemId }))}
    />
  );
}
