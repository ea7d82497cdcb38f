import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/buttons/Button';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { moreOfOwnerRequested } from '../workloadActions';
import { selectHasMoreFailed, selectIsLoadingMore } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import styles from './MoreOfOwner.module.css';
import { useOwnerName } from '../../useAssigneeName';

export function MoreOfOwner({ group }: { group: OwnerCases }) {
  const { key, ids, total } = group;
  const dispatch = useDispatch();
  const loading = useSelector((state: WithCaseFlows) => selectIsLoadingMore(state, key));
  const failed = useSelector((state: WithCaseFlows) => selectHasMoreFailed(state, key));
  const left = total - ids.length;
  const name = useOwnerName(group.owner);
  return (
    <div className={styles['more']} data-more-of={key}>
      {failed && (
        <span className={styles['problem']} role="alert">
          {workloadTexts.moreFailed}
        </span>
      )}
      <Button
        size="s"
        variant="quiet"
        busy={loading}
        aria-label={loading ? workloadTexts.loadingMore : workloadTexts.moreOf(name)}
        onClick={() => dispatch(moreOfOwnerRequested(key))}
      >
        {workloadTexts.more} <span className={styles['left']}>{workloadTexts.left(left)}</span>
      </Button>
    </div>
  );
}
