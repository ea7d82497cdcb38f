import { useDispatch } from 'react-redux';
import { housingRegistrationQueries } from '@/api/tenancy/housingRegistrations';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { formTexts } from '@/kit/form/formTexts';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { whyNotDelete } from './housingRegistrationRules';
import { deleteRegistration } from './housingRegistrationsSaga';
import { housingRegistrationTexts } from './housingRegistrationTexts';

const texts = housingRegistrationTexts.delete;

export function HousingRegistrationDeleteDialog({
  dialog,
  onClose,
}: DialogProps<'housingRegistrationDelete'>) {
  const { personId, registrationId } = dialog;
  const dispatch = useDispatch();
  const confirmation = useConfirmation(deleteRegistration.key(dialog), onClose);
  const { currentData: all } = housingRegistrationQueries.endpoints.registrationsOfPerson.useQuery(personId, {
    refetchOnMountOrArgChange: true,
  });
  const now = all?.find(({ id }) => id === registrationId);
  const { meanwhile } = useMeanwhile({
    now,
    submission: confirmation.submission,
    text: formTexts.changedMeanwhile,
  });
  return (
    <ConfirmDialog
      {...confirmation}
      blocked={all === undefined ? null : whyNotDelete(now)}
      meanwhile={meanwhile}
      danger
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(deleteRegistration({ personId, registrationId }))}
    />
  );
}
