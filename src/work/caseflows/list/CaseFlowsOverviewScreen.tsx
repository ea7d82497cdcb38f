import { Navigate, useSearchParams } from 'react-router';
import { to } from '@/core/paths';
import { isGuid } from '@/lib/guid';
import { OverviewScreen } from '@/kit/livelist/OverviewScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { WorkflowIcon } from '@/ui/icons';
import { caseFlowListKeys } from '../caseFlowShortcutTexts';
import { caseFlowListTexts } from './caseFlowListTexts';
import { CaseFlowListPane } from './CaseFlowListPane';
import { ViewSwitch } from './ViewSwitch';
import { useLostPeople } from '../useLostPeople';
import { caseFlowList } from './caseFlowList';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { FiltersWaiting } from '@/ui/filters/FiltersPane';
import { SearchWaiting } from '@/ui/list/ListPane';

const { details } = caseFlowListTexts;

/** The overview of the cases; `caseid` in its address opens that case (AMB-083). */
export function CaseFlowsOverviewScreen() {
  const [search] = useSearchParams();
  const id = search.get('caseid');
  if (id === null) return <Overview />;
  const rest = new URLSearchParams(search);
  rest.delete('caseid');
  const place = isGuid(id) ? to.caseFlow(id, rest.toString()) : to.caseFlows(rest.toString());
  return <Navigate to={place} replace />;
}

const openedCase = () => [
  import('../case/CaseFlowDetailScreen'),
  import('../case/steps/CaseFlowStepsScreen'),
];

const widths = { list: { min: 320, initial: 560 }, details: { min: 360, initial: 540 } };

/** The list, the opened case and the filters (000 §2.4). */
function Overview() {
  useLostPeople();
  const address = caseFlowList.useAddress();
  return (
    <OverviewScreen
      list={caseFlowList}
      texts={caseFlowListTexts}
      keys={caseFlowListKeys}
      address={address}
      views={<ViewSwitch />}
      Search={CaseFlowSearch}
      Fields={CaseFlowFiltersPanel}
      List={CaseFlowListPane}
      preload={openedCase}
      widths={widths}
    />
  );
}

/** The third pane until a case is chosen (000 §2.4). */
export function NoCaseFlowScreen() {
  return (
    <EmptyState icon={WorkflowIcon} title={details.nothingTitle}>
      {details.nothingText}
    </EmptyState>
  );
}

/** The search and the filters are fetched once the first rows are shown. */
export const CaseFlowSearch = lazyRegion(
  async () => (await import('./CaseFlowSearch')).CaseFlowSearch,
  <SearchWaiting />,
);

export const CaseFlowFiltersPanel = lazyRegion(
  async () => (await import('./CaseFlowFiltersPanel')).CaseFlowFiltersPanel,
  <FiltersWaiting />,
);
