import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { VirtualLine } from '@/ui/list/VirtualLine';
import { selectDragged } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { BoardFrame } from './BoardFrame';
import { CARD_HEIGHT_REM, remToPx } from './CaseFlowCard';
import { WorkloadColumn } from './WorkloadColumn';
import styles from './WorkloadColumns.module.css';

const COLUMN_WIDTH_REM = 18.5;
const COLUMN_GAP_REM = 0.75;
const sizes = {
  '--card-height': CARD_HEIGHT_REM,
  '--column-width': COLUMN_WIDTH_REM,
  '--column-gap': COLUMN_GAP_REM,
};

export interface BoardProps {
  groups: readonly OwnerCases[];
  search: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The board on a desktop: a column per owner, side by side. */
export function WorkloadColumns({ groups, search, onOpen }: BoardProps) {
  const dragged = useSelector(selectDragged);
  const draggedIndex = dragged === null ? -1 : groups.findIndex(({ ids }) => ids.includes(dragged));
  return (
    <BoardFrame className={styles['board']} line={styles['line']} sizes={sizes} mark="owner">
      {(scroller, focused) => (
        <VirtualLine
          items={groups}
          itemSize={remToPx(COLUMN_WIDTH_REM + COLUMN_GAP_REM)}
          horizontal
          kept={[groups.findIndex(({ key }) => key === focused), draggedIndex]}
          scrollKey="workload"
          scroller={scroller}
        >
          {(group) => (
            <div key={group.key} className={styles['place']}>
              <LineBoundary text={workloadTexts.columnFailed} resetKey={group}>
                <WorkloadColumn group={group} search={search} onOpen={onOpen} />
              </LineBoundary>
            </div>
          )}
        </VirtualLine>
      )}
    </BoardFrame>
  );
}
