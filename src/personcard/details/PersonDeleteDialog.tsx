import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { RemovalDialog } from '../card/RemovalDialog';
import { personDeleteRequested } from './detailsActions';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.delete;

export function PersonDeleteDialog({ dialog: { personId }, onClose }: DialogProps<'personDelete'>) {
  const dispatch = useDispatch();
  return (
    <RemovalDialog
      title={texts.button}
      question={texts.question}
      confirm={texts.confirm}
      submission={submissionKey('deletePerson', personId)}
      onConfirm={() => dispatch(personDeleteRequested(personId))}
      onClose={onClose}
    />
  );
}
