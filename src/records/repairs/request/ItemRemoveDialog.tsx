import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { repairsTexts } from '../repairsTexts';
import { removeItem } from './removeItem';

const texts = repairsTexts.removal;

export function ItemRemoveDialog({ dialog, onClose }: DialogProps<'repairItemRemove'>) {
  const { requestId, itemId, name } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(removeItem.key(dialog), onClose)}
      danger
      title={texts.title}
      question={texts.question(name)}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(removeItem({ requestId, itemId }))}
    />
  );
}
