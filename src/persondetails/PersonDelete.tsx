import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { draftKey } from '@/core/drafts/draftsSlice';
import { to } from '@/core/paths';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import type { Person } from '@/domain/person';
import { Button } from '@/ui/fields/Button';
import { TrashIcon } from '@/ui/icons';
import { detailsTexts as texts } from './detailsTexts';

/** Offered for whom the back end says so (CARD-131); afterwards there is nothing here to look at. */
export function PersonDelete({ person: { id, personIsDeletable } }: { person: Person }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useSubmitted(submissionKey('deletePerson', id), draftKey('person-delete', id), () => {
    void navigate(to.tasks());
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
