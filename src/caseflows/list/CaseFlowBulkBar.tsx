import { useDispatch, useSelector, useStore } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { BulkButton } from '@/list/BulkButton';
import { BulkBar } from '@/ui/bulk/BulkBar';
import { UserIcon } from '@/ui/icons';
import { caseFlowListKeys } from '../caseFlowShortcutTexts';
import { caseFlowBulkTexts, caseFlowListTexts } from './caseFlowListTexts';
import { selectionCleared } from './caseFlowList';
import { whyNotModify } from '../caseFlowPermissions';
import { selectCaseFlowById } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';

const texts = caseFlowBulkTexts;

/** What can be done with the selected cases together. Cases to which it does not apply are skipped, and named. */
export function CaseFlowBulkBar({ ids }: { ids: readonly string[] }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const store = useStore<WithCaseFlows & WithSession>();
  const maySome = ids.some((id) => {
    const caseFlow = selectCaseFlowById(store.getState(), id);
    return caseFlow !== undefined && user !== null && whyNotModify(caseFlow, user) === null;
  });
  const chooseOwner = () => {
    dispatch(dialogOpened({ dialog: { kind: 'caseFlowOwner', caseFlowIds: [...ids] } }));
  };
  return (
    <BulkBar
      label={texts.label}
      count={caseFlowListTexts.list.selected(ids.length)}
      deselectLabel={caseFlowListTexts.list.deselect}
      onDeselect={() => dispatch(selectionCleared())}
    >
      <BulkButton
        label={texts.owner}
        icon={UserIcon}
        shortcut={caseFlowListKeys.owner}
        whyNot={maySome ? null : texts.nobodyMay}
        onPress={chooseOwner}
      />
    </BulkBar>
  );
}
