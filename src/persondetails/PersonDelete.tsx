import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths } from '@/core/paths';
import { useSubmissionDone } from '@/core/submissions/useSubmission';
import type { Person } from '@/domain/person/person';
import { Button } from '@/ui/buttons/Button';
import { TrashIcon } from '@/ui/icons';
import { detailsKey } from './detailsActions';
import { detailsTexts as texts } from './detailsTexts';

/** Offered for whom the back end says so (CARD-131); afterwards there is nothing here to look at. */
export function PersonDelete({ person: { id, personIsDeletable } }: { person: Person }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useSubmissionDone(detailsKey('deletePerson', id), () => {
    void navigate(paths.root);
  });
  return (
    personIsDeletable && (
      <Button
        icon={TrashIcon}
        onClick={() => dispatch(dialogOpened({ dialog: { kind: 'personDelete', personId: id } }))}
      >
        {texts.delete.button}
      </Button>
    )
  );
}
