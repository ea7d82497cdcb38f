import { memo } from 'react';
import { useSelector } from 'react-redux';
import { OverviewList } from '@/overview';
import { caseFlowsOverview } from './caseFlowsOverview';
import { selectBulk, selectSelectedIds } from '../caseFlowsSelectors';
import { CaseFlowBulkBar } from './CaseFlowBulkBar';
import { CaseFlowBulkProgress } from './CaseFlowBulkProgress';
import styles from './CaseFlowListPane.module.css';
import { ViewSwitch } from './ViewSwitch';

const views = (
  <div className={styles['views']}>
    <ViewSwitch />
  </div>
);

/** The list of the cases, and what to do with the selected ones. */
export const CaseFlowListPane = memo(function CaseFlowListPane({
  onClearFilters,
}: {
  onClearFilters: () => void;
}) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <OverviewList of={caseFlowsOverview} onClearFilters={onClearFilters} above={views}>
      {bulk !== null && <CaseFlowBulkProgress bulk={bulk} />}
      {bulk === null && selected.length > 0 && <CaseFlowBulkBar ids={selected} />}
    </OverviewList>
  );
});
