import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { RemovalDialog } from '@/ui/overlays/RemovalDialog';
import { registrationDeleteRequested } from './registrationActions';
import { registrationTexts } from './registrationTexts';

const texts = registrationTexts.delete;

export function RegistrationDeleteDialog({ dialog, onClose }: DialogProps<'registrationDelete'>) {
  const { personId, registrationId } = dialog;
  const dispatch = useDispatch();
  const { submission, dismiss } = useSubmission(submissionKey('deleteRegistration', registrationId));
  return (
    <RemovalDialog
      title={texts.title}
      question={texts.question}
      confirm={texts.confirm}
      submission={submission}
      onConfirm={() => dispatch(registrationDeleteRequested({ personId, registrationId }))}
      onClose={() => {
        dismiss();
        onClose();
      }}
    />
  );
}
