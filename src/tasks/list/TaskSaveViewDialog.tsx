import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { SAVED_VIEW_NAME_MAX } from '@/list/listState';
import { SaveViewDialog } from '@/ui/overlays/SaveViewDialog';
import { taskSurfaces } from '../task/messages/taskDrafts';
import { taskDialogTexts } from '../task/taskDialogTexts';
import { viewSaved } from './taskList';
import { selectFilters, selectSort, selectViews } from '../tasksSelectors';

const texts = taskDialogTexts.saveView;

/** A name for the filters and the order of this moment. */
export function TaskSaveViewDialog({ onClose }: DialogProps<'taskSaveView'>) {
  const dispatch = useDispatch();
  const draft = useDraft(taskSurfaces.saveView, 'new', '');
  const views = useSelector(selectViews);
  const filters = useSelector(selectFilters);
  const sort = useSelector(selectSort);
  const save = (name: string) => {
    dispatch(viewSaved({ name, filters, sort }));
    draft.clear();
    onClose();
  };
  return (
    <SaveViewDialog
      texts={texts}
      value={draft.value}
      onChange={draft.setValue}
      maxLength={SAVED_VIEW_NAME_MAX}
      taken={views.map(({ name }) => name)}
      onSave={save}
      onClose={onClose}
    />
  );
}
