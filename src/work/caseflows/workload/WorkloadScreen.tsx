import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectFiltersPinned } from '@/core/appearance/appearanceSlice';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { usePaneSizes } from '@/core/panes/usePaneSizes';
import { OverviewFilters } from '@/kit/livelist/OverviewFilters';
import { Boundary } from '@/ui/feedback/Boundary';
import { SplitPanes } from '@/ui/layout/SplitPanes';
import { HeadBar } from '@/ui/list/ListPane';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { caseFlowList, type CaseFlowAddress } from '../list/caseFlowList';
import { caseFlowListTexts } from '../list/caseFlowListTexts';
import { CaseFlowFiltersPanel, CaseFlowSearch } from '../list/CaseFlowsOverviewScreen';
import { useWorkloadAddress } from './useWorkloadAddress';
import { ViewSwitch } from '../list/ViewSwitch';
import { Workload } from './Workload';
import { workloadAsked, workloadDoubted, workloadLeft } from './workloadActions';
import { selectGroups, selectWorkloadLoad, selectWorkloadTotal } from './workloadSelectors';
import { ownerCount } from './workloadState';
import { workloadTexts } from './workloadTexts';
import styles from './WorkloadScreen.module.css';

/** The cases grouped by their owner (000 §2.4). */
export function WorkloadScreen() {
  const dispatch = useDispatch();
  const { question, address } = useWorkloadAddress();
  /* The pane sizes are those of the list, so that both views begin at the same place. */
  const [sizes, keepSizes] = usePaneSizes(caseFlowList.name);
  const mode = useSelector(selectDeviceMode);
  const isPinned = useSelector(selectFiltersPinned) && mode === 'desktop';
  const { open } = usePanel('filters');
  const showsFilters = open || isPinned;
  useEffect(() => {
    dispatch(workloadAsked(question));
  }, [dispatch, question]);
  useEffect(() => () => void dispatch(workloadLeft()), [dispatch]);

  const filters = {
    id: 'filters',
    label: caseFlowListTexts.filters.title,
    min: 200,
    initial: 228,
    content: (
      <Boundary>
        <OverviewFilters
          texts={caseFlowListTexts.filters}
          Fields={CaseFlowFiltersPanel}
          address={address}
          ready={showsFilters}
        />
      </Boundary>
    ),
  };
  const board = {
    id: 'workload',
    label: workloadTexts.region,
    min: 300,
    initial: 800,
    content: <Board address={address} />,
  };
  const both = mode === 'mobile' ? [filters] : [filters, board];
  return (
    <FiltersPlace value={mode === 'mobile' ? 'page' : isPinned ? 'beside' : 'aside'}>
      <div className={styles['screen']}>
        <SplitPanes panes={showsFilters ? both : [board]} sizes={sizes} onSizesChange={keepSizes} />
      </div>
    </FiltersPlace>
  );
}

function Board({ address }: { address: CaseFlowAddress }) {
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  return (
    <div className={styles['board']}>
      <HeadBar
        title={workloadTexts.title}
        headingRef={heading}
        isPage
        views={<ViewSwitch />}
        meta={<Amount />}
      >
        <div className={styles['search']}>
          <CaseFlowSearch address={address} />
        </div>
      </HeadBar>
      <Boundary onRetry={() => dispatch(workloadDoubted())}>
        <Workload onClearFilters={address.clear} />
      </Boundary>
    </div>
  );
}

function Amount() {
  const load = useSelector(selectWorkloadLoad);
  const total = useSelector(selectWorkloadTotal);
  const owners = ownerCount(useSelector(selectGroups));
  return load === 'loaded' ? workloadTexts.amount(total, owners) : null;
}
