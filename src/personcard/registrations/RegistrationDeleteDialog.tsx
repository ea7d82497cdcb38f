import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { RemovalDialog } from '../card/RemovalDialog';
import { registrationDeleteRequested } from './registrationActions';
import { registrationTexts } from './registrationTexts';

const texts = registrationTexts.delete;

export function RegistrationDeleteDialog({ dialog, onClose }: DialogProps<'registrationDelete'>) {
  const { personId, registrationId } = dialog;
  const dispatch = useDispatch();
  return (
    <RemovalDialog
      title={texts.title}
      question={texts.question}
      confirm={texts.confirm}
      submission={submissionKey('deleteRegistration', registrationId)}
      onConfirm={() => dispatch(registrationDeleteRequested({ personId, registrationId }))}
      onClose={onClose}
    />
  );
}
