import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { personDeleteRequested } from './detailsActions';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.delete;

export function PersonDeleteDialog({ dialog: { personId }, onClose }: DialogProps<'personDelete'>) {
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('persondetails/deletePerson', personId), onClose)}
      danger
      title={texts.button}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(personDeleteRequested(personId))}
    />
  );
}
