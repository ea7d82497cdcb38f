import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useConfirmation';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { registrationDeleteRequested } from './registrationActions';
import { registrationTexts } from './registrationTexts';

const texts = registrationTexts.delete;

export function RegistrationDeleteDialog({ dialog, onClose }: DialogProps<'registrationDelete'>) {
  const { personId, registrationId } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('deleteRegistration', registrationId), onClose)}
      danger
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(registrationDeleteRequested({ personId, registrationId }))}
    />
  );
}
