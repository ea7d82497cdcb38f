import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { RemovalDialog } from '@/ui/overlays/RemovalDialog';
import { personDeleteRequested } from './detailsActions';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.delete;

export function PersonDeleteDialog({ dialog: { personId }, onClose }: DialogProps<'personDelete'>) {
  const dispatch = useDispatch();
  const { submission, dismiss } = useSubmission(submissionKey('deletePerson', personId));
  return (
    <RemovalDialog
      title={texts.button}
      question={texts.question}
      confirm={texts.confirm}
      submission={submission}
      onConfirm={() => dispatch(personDeleteRequested(personId))}
      onClose={() => {
        dismiss();
        onClose();
      }}
    />
  );
}
