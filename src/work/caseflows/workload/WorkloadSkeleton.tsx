import { Skeleton } from '@/ui/feedback/Skeleton';
import { WORKLOAD_PAGE_SIZE } from './workloadQuestion';
import { workloadTexts } from './workloadTexts';
import { CARD_HEIGHT_REM } from './board/CaseFlowCard';
import styles from './WorkloadSkeleton.module.css';

const OWNERS = 5;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export function WorkloadSkeleton() {
  return (
    <div className={styles['owners']} role="group" aria-busy="true" aria-label={workloadTexts.loading}>
      {range(OWNERS).map((owner) => (
        <div key={owner} className={styles['owner']}>
          <Skeleton height="1.5rem" />
          {range(WORKLOAD_PAGE_SIZE).map((card) => (
            <Skeleton key={card} height={`${CARD_HEIGHT_REM}rem`} />
          ))}
        </div>
      ))}
    </div>
  );
}
