import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { SAVED_VIEW_NAME_MAX } from '@/list/listState';
import { SaveViewDialog } from '@/ui/overlays/SaveViewDialog';
import { viewSaved } from './caseFlowList';
import { caseFlowListTexts } from './caseFlowListTexts';
import { selectViews } from '../caseFlowsSelectors';

const texts = caseFlowListTexts.saveView;
const SURFACE = 'case-flow-save-view';

/** A name for the filters and the order that were on screen when it was asked for. */
export function CaseFlowSaveViewDialog({ dialog, onClose }: DialogProps<'caseFlowSaveView'>) {
  const dispatch = useDispatch();
  const { filters, sort } = dialog;
  const draft = useDraft(SURFACE, 'new', '');
  const views = useSelector(selectViews);
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
