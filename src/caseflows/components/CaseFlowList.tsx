import { useCallback } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { listView } from '@/core/windowedList/listView';
import { ListBody } from '@/ui/ListBody';
import { NothingListed } from '@/ui/NothingListed';
import { hasFilters } from '../caseFlowFilters';
import { caseFlowOverview } from '../caseFlowListActions';
import { caseFlowListTexts } from '../caseFlowListTexts';
import { CASE_FLOW_PAGE_SIZE } from '../caseFlowsConstants';
import { selectFilters, selectOverview } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { CaseFlowRow } from './CaseFlowRow';

const texts = caseFlowListTexts.list;
const { listHeld, waitingShown, moreRequested, listRetried } = caseFlowOverview;

/** The cases, with the states that their list can be in. */
export function CaseFlowList({ onClearFilters }: { onClearFilters: () => void }) {
  const dispatch = useDispatch();
  const view = useSelector((state: WithCaseFlows) => listView(selectOverview(state)), shallowEqual);
  const filtered = hasFilters(useSelector(selectFilters));
  const { search } = useLocation();
  const { id: current } = useParams();
  const open = useOpenLink();
  const renderRow = useCallback(
    (id: string) => <CaseFlowRow id={id} search={search} current={id === current} onOpen={open} />,
    [search, current, open],
  );
  return (
    <ListBody
      view={view}
      texts={texts}
      scrollKey="caseFlows"
      skeletonRows={CASE_FLOW_PAGE_SIZE}
      renderRow={renderRow}
      empty={<NothingListed texts={texts} filtered={filtered} onClearFilters={onClearFilters} />}
      onHold={(held) => dispatch(listHeld(held))}
      onShowWaiting={() => dispatch(waitingShown())}
      onMore={() => dispatch(moreRequested())}
      onRetry={() => dispatch(listRetried())}
    />
  );
}
