import { type FocusEvent, type MouseEvent, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { remToPx, useVirtualLine } from '@/ui/useVirtualLine';
import { selectDragged } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { CARD_HEIGHT_REM, COLUMN_GAP_REM, COLUMN_WIDTH_REM } from './cardSize';
import { useBoardKeys } from './useBoardKeys';
import { WorkloadColumn } from './WorkloadColumn';
import styles from './WorkloadColumns.module.css';

export interface BoardProps {
  groups: readonly OwnerCases[];
  search: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** On a desktop: a column per owner, side by side. */
export function WorkloadColumns({ groups, search, onOpen }: BoardProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const dragged = useSelector(selectDragged);
  const focusedIndex = groups.findIndex(({ key }) => key === focused);
  const draggedIndex = dragged === null ? -1 : groups.findIndex(({ ids }) => ids.includes(dragged));
  const { scroller, line, onScroll } = useVirtualLine({
    count: groups.length,
    keyOf: useCallback((index: number) => groups[index]?.key ?? '', [groups]),
    sizeOf: () => remToPx(COLUMN_WIDTH_REM + COLUMN_GAP_REM),
    horizontal: true,
    kept: [focusedIndex, draggedIndex],
    scrollKey: 'workload',
  });
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-owner]')?.dataset['owner'] ?? null);
  const onKeyDown = useBoardKeys();

  return (
    <div ref={scroller} className={styles['board']} onScroll={onScroll}>
      {/* The links in it are what is interactive; the keys go from one to the other. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles['line']}
        role="group"
        aria-label={workloadTexts.region}
        style={{
          width: line.getTotalSize(),
          ['--card-height' as string]: `${CARD_HEIGHT_REM}rem`,
          ['--column-width' as string]: `${COLUMN_WIDTH_REM}rem`,
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {line.getVirtualItems().map(({ index, key, start }) => {
          const group = groups[index];
          if (group === undefined) return null;
          return (
            <div key={key} className={styles['place']} style={{ transform: `translateX(${start}px)` }}>
              <WorkloadColumn group={group} search={search} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
