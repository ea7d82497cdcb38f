import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { VirtualLine } from '@/ui/list/VirtualLine';
import { selectDragged } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { CARD_HEIGHT_REM, remToPx } from './CaseCard';
import { useBoardKeys } from './useBoardKeys';
import { WorkloadColumn } from './WorkloadColumn';
import styles from './WorkloadColumns.module.css';

const COLUMN_WIDTH_REM = 18.5;
const COLUMN_GAP_REM = 0.75;

export interface BoardProps {
  groups: readonly OwnerCases[];
  search: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** On a desktop: a column per owner, side by side. */
export function WorkloadColumns({ groups, search, onOpen }: BoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const dragged = useSelector(selectDragged);
  const focusedIndex = groups.findIndex(({ key }) => key === focused);
  const draggedIndex = dragged === null ? -1 : groups.findIndex(({ ids }) => ids.includes(dragged));
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-owner]')?.dataset['owner'] ?? null);
  const onKeyDown = useBoardKeys();

  return (
    <div ref={scroller} className={styles['board']}>
      {/* The links in it are what is interactive; the keys go from one to the other. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles['line']}
        role="group"
        aria-label={workloadTexts.region}
        style={{
          ['--card-height' as string]: `${CARD_HEIGHT_REM}rem`,
          ['--column-width' as string]: `${COLUMN_WIDTH_REM}rem`,
          ['--column-gap' as string]: `${COLUMN_GAP_REM}rem`,
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <VirtualLine
          items={groups}
          itemSize={remToPx(COLUMN_WIDTH_REM + COLUMN_GAP_REM)}
          horizontal
          kept={[focusedIndex, draggedIndex]}
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
      </div>
    </div>
  );
}
