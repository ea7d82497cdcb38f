import { useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { SAVED_VIEW_NAME_MAX } from '@/core/windowedList/savedViews';
import { SaveViewDialog } from '@/ui/overlays/SaveViewDialog';
import { caseFlowListTexts } from './caseFlowListTexts';
import { selectViews } from '../caseFlowsSelectors';

const texts = caseFlowListTexts.saveView;
const SURFACE = 'case-flow-save-view';

/** Asks for a name for filters and an order. */
export function CaseFlowSaveViewDialog({ onAnswer }: DialogProps<'caseFlowSaveView'>) {
  const draft = useDraft(SURFACE, 'new', '');
  const views = useSelector(selectViews);
  const save = (name: string) => {
    draft.clear();
    onAnswer(name);
  };
  return (
    <SaveViewDialog
      texts={texts}
      value={draft.value}
      onChange={draft.setValue}
      maxLength={SAVED_VIEW_NAME_MAX}
      taken={views.map(({ name }) => name)}
      onSave={save}
      onClose={() => onAnswer(null)}
    />
  );
}
