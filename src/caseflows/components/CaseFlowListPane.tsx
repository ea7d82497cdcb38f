import { memo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import {
  panelToggled,
  selectDeviceMode,
  selectIsPanelOpen,
  type WithDevice,
} from '@/core/device/deviceSlice';
import { listView } from '@/core/windowedList/listView';
import { useStaleness } from '@/hubs/useStaleness';
import { FiltersToggle } from '@/ui/FiltersToggle';
import { ListBar, ListPane } from '@/ui/ListPane';
import { activeCount } from '../caseFlowFilters';
import { caseFlowOverview } from '../caseFlowListActions';
import { caseFlowListTexts } from '../caseFlowListTexts';
import {
  selectBulk,
  selectFilters,
  selectListError,
  selectListUpdatedAt,
  selectOverview,
  selectSelectedIds,
} from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { CaseFlowBulkBar } from './CaseFlowBulkBar';
import { CaseFlowBulkProgress } from './CaseFlowBulkProgress';
import { CaseFlowList } from './CaseFlowList';
import styles from './CaseFlowListPane.module.css';
import { ViewSwitch } from './ViewSwitch';

const texts = caseFlowListTexts.list;
const { selectionSet, selectionCleared } = caseFlowOverview;

/** The list of the cases: what it is, how much of it, the rows, and what to do with the selected ones. */
export const CaseFlowListPane = memo(function CaseFlowListPane({
  onClearFilters,
}: {
  onClearFilters: () => void;
}) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <ListPane label={texts.region}>
      <CaseFlowListBar />
      <div className={styles['views']}>
        <ViewSwitch />
      </div>
      <CaseFlowList onClearFilters={onClearFilters} />
      {bulk !== null && <CaseFlowBulkProgress bulk={bulk} />}
      {bulk === null && selected.length > 0 && <CaseFlowBulkBar ids={selected} />}
    </ListPane>
  );
});

function CaseFlowListBar() {
  const dispatch = useDispatch();
  const { id } = useParams();
  const view = useSelector((state: WithCaseFlows) => listView(selectOverview(state)), shallowEqual);
  const selected = useSelector(selectSelectedIds).length;
  const failed = useSelector(selectListError) !== null;
  const stale = useStaleness(useSelector(selectListUpdatedAt), failed);
  return (
    <ListBar
      title={caseFlowListTexts.title}
      texts={texts}
      view={view}
      selected={selected}
      onSelectAll={(all) => dispatch(all ? selectionSet([...view.ids]) : selectionCleared())}
      isPage={id === undefined}
      stale={stale}
    >
      <FoldFilters />
    </ListBar>
  );
}

/** On a tablet or phone the filters fold away. */
function FoldFilters() {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const active = activeCount(useSelector(selectFilters));
  if (mode === 'desktop') return null;
  return (
    <FiltersToggle
      open={open}
      label={active > 0 ? texts.filtersActive(active) : texts.filters}
      onToggle={() => dispatch(panelToggled('filters'))}
    />
  );
}
