import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { housingRegistrationDeleteRequested } from './housingRegistrationActions';
import { housingRegistrationTexts } from './housingRegistrationTexts';

const texts = housingRegistrationTexts.delete;

export function HousingRegistrationDeleteDialog({
  dialog,
  onClose,
}: DialogProps<'housingRegistrationDelete'>) {
  const { personId, registrationId } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('housingregistrations/delete', registrationId), onClose)}
      danger
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(housingRegistrationDeleteRequested({ personId, registrationId }))}
    />
  );
}
