import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths } from '@/core/paths';
import { useSubmissionDone } from '@/core/submissions/useSubmission';
import type { Person } from '@/domain/people/person';
import { Button } from '@/ui/buttons/Button';
import { TrashIcon } from '@/ui/icons';
import { detailsKey } from './detailsActions';
import { detailsTexts as texts } from './detailsTexts';

/**
 * Deletes the person, if the back end allows it (CARD-131). The card is left afterwards, because it has nothing more to
 * show.
 */
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
