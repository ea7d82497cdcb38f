import { useDispatch } from 'react-redux';
import { personQueries } from '@/api/people/personQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { detailsKey, personDeleteRequested } from './detailsActions';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.delete;

export function PersonDeleteDialog({ dialog: { personId }, onClose }: DialogProps<'personDelete'>) {
  const dispatch = useDispatch();
  const confirmation = useConfirmation(detailsKey('deletePerson', personId), onClose);
  const { currentData: person } = personQueries.endpoints.person.useQuery(personId, {
    refetchOnMountOrArgChange: true,
  });
  const { meanwhile } = useMeanwhile({
    now: person,
    submission: confirmation.submission,
    text: texts.meanwhile,
  });
  return (
    <ConfirmDialog
      {...confirmation}
      blocked={person?.personIsDeletable === false ? texts.notAnyMore : null}
      meanwhile={meanwhile}
      danger
      title={texts.button}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(personDeleteRequested(personId))}
    />
  );
}
