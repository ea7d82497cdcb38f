import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useMatch, useSearchParams } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { usePaneSizes } from '@/core/hooks/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import { paths, to } from '@/core/paths';
import { useSearchShortcut } from '@/core/shortcuts/useSearchShortcut';
import { PageInAddress } from '@/core/windowedList/PageInAddress';
import { useFirstRowsShown } from '@/core/windowedList/useFirstRowsShown';
import { isGuid } from '@/lib/guid';
import { EmptyState } from '@/ui/EmptyState';
import { WorkflowIcon } from '@/ui/icons';
import { DetailsPane, OverviewPanes } from '@/ui/OverviewPanes';
import { CaseFlowListPane } from '../components/CaseFlowListPane';
import { CaseFlowsFiltersPane } from '../components/CaseFlowsFiltersPane';
import { useCaseFlowAddress } from '../components/useCaseFlowAddress';
import { caseFlowListTexts } from '../caseFlowListTexts';
import { selectListLoad, selectLoadedCount, selectPageSize } from '../caseFlowsSelectors';

const texts = caseFlowListTexts;

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

const openedCase = () => [import('./CaseFlowDetailScreen'), import('./CaseStepsScreen')];

/** Filters, list and opened case (000 §2.4). */
function Overview() {
  const address = useCaseFlowAddress();
  const [sizes, keepSizes] = usePaneSizes('caseFlows');
  const mode = useSelector(selectDeviceMode);
  const filtersOpen = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const atList = useMatch({ path: paths.caseFlows, end: true }) !== null;
  const search = useSearchShortcut(texts.shortcuts);
  const rowsShown = useFirstRowsShown(useSelector(selectListLoad));
  usePreload(rowsShown, openedCase);

  return (
    <>
      <PageOfCases />
      <OverviewPanes
        ref={search}
        mode={mode}
        filtersOpen={filtersOpen}
        atList={atList}
        filters={{
          id: 'filters',
          label: texts.filters.title,
          min: 200,
          initial: 228,
          content: <CaseFlowsFiltersPane address={address} ready={rowsShown} />,
        }}
        list={{
          id: 'list',
          label: texts.list.region,
          min: 320,
          initial: 420,
          content: <CaseFlowListPane onClearFilters={address.clear} />,
        }}
        details={{
          id: 'details',
          label: texts.details.region,
          min: 360,
          initial: 540,
          content: <Details />,
        }}
        sizes={sizes}
        onSizesChange={keepSizes}
      />
    </>
  );
}

function PageOfCases() {
  const loadedCount = useSelector(selectLoadedCount);
  const pageSize = useSelector(selectPageSize);
  const isLoaded = useSelector(selectListLoad) === 'loaded';
  return <PageInAddress isLoaded={isLoaded} loadedCount={loadedCount} pageSize={pageSize} />;
}

function Details() {
  const { pathname } = useLocation();
  return (
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
}

/** The third pane until a case is chosen (000 §2.4). */
export function NoCaseFlowScreen() {
  return (
    <EmptyState icon={WorkflowIcon} title={texts.details.nothingTitle}>
      {texts.details.nothingText}
    </EmptyState>
  );
}
