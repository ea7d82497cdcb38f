import { useDispatch } from 'react-redux';
import type { BulkState } from '@/list/listState';
import { BulkProgress } from '@/ui/bulk/BulkProgress';
import { caseFlowBulkTexts } from './caseFlowListTexts';
import { bulkDismissed, bulkStopped } from './caseFlowList';

/** How far the work on the selected cases is, and what became of each. */
export function CaseFlowBulkProgress({ bulk }: { bulk: BulkState<'owner'> }) {
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
