import { memo } from 'react';
import { useSelector, useDispatch, useStore } from 'react-redux';
import { OverviewList } from '@/kit/livelist/OverviewList';
import { caseFlowList, selectionCleared, bulkDismissed, bulkStopped } from './caseFlowList';
import { caseFlowListTexts, caseFlowBulkTexts } from './caseFlowListTexts';
import { CaseFlowRow } from './CaseFlowRow';
import { selectBulk, selectSelectedIds, selectCaseFlowById } from '../caseFlowsSelectors';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { BulkButton } from '@/kit/livelist/BulkButton';
import { BulkBar } from '@/ui/bulk/BulkBar';
import { UserIcon } from '@/ui/icons';
import { caseFlowListKeys } from '../caseFlowShortcutTexts';
import { whyNotModify } from '../caseFlowPermissions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import type { BulkState } from '@/kit/livelist/listState';
import { BulkProgress } from '@/ui/bulk/BulkProgress';

const texts = caseFlowBulkTexts;

/** The buttons that act on all selected cases. Cases to which an action does not apply are skipped and named. */
function CaseFlowBulkBar({ ids }: { ids: readonly string[] }) {
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

export const CaseFlowListPane = memo(function CaseFlowListPane({
  onClearFilters,
}: {
  onClearFilters: () => void;
}) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <OverviewList
      list={caseFlowList}
      texts={caseFlowListTexts}
      Row={CaseFlowRow}
      onClearFilters={onClearFilters}
    >
      {bulk !== null && <CaseFlowBulkProgress bulk={bulk} />}
      {bulk === null && selected.length > 0 && <CaseFlowBulkBar ids={selected} />}
    </OverviewList>
  );
});

function CaseFlowBulkProgress({ bulk }: { bulk: BulkState<'owner'> }) {
  const dispatch = useDispatch();
  return (
    <BulkProgress
      title={caseFlowBulkTexts.running[bulk.action]}
      resultsLabel={caseFlowBulkTexts.results}
      bulk={bulk}
      onStop={() => dispatch(bulkStopped())}
      onDismiss={() => dispatch(bulkDismissed())}
    />
  );
}
