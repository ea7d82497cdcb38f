import { memo } from 'react';
import { useSelector } from 'react-redux';
import { OverviewList } from '@/list/OverviewList';
import { caseFlowList } from './caseFlowList';
import { caseFlowListTexts } from './caseFlowListTexts';
import { CaseFlowRow } from './CaseFlowRow';
import { selectBulk, selectSelectedIds } from '../caseFlowsSelectors';
import { CaseFlowBulkBar } from './CaseFlowBulkBar';
import { CaseFlowBulkProgress } from './CaseFlowBulkProgress';

/** The list of the cases, and what to do with the selected ones. */
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
