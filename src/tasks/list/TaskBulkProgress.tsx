import { useDispatch } from 'react-redux';
import type { BulkState } from '@/list/listState';
import { BulkProgress } from '@/ui/list/BulkProgress';
import { taskBulkTexts } from './taskBulkTexts';
import type { BulkAction } from '../tasksActions';
import { bulkDismissed, bulkStopped } from './taskList';

/** How far the work on the selected tasks is, and what became of each. */
export function TaskBulkProgress({ bulk }: { bulk: BulkState<BulkAction> }) {
  const dispatch = useDispatch();
  return (
    <BulkProgress
      title={taskBulkTexts.running[bulk.action]}
      resultsLabel={taskBulkTexts.results}
      bulk={bulk}
      onStop={() => dispatch(bulkStopped())}
      onDismiss={() => dispatch(bulkDismissed())}
    />
  );
}
