import { type FocusEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { remToPx, useVirtualLine } from '@/ui/useVirtualLine';
import { type WorkloadRow, workloadRows } from '../workloadRows';
import { selectDragged } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { CARD_GAP_REM, TOUCH_CARD_HEIGHT_REM } from './cardSize';
import { CaseCard } from './CaseCard';
import { MoreOfOwner } from './MoreOfOwner';
import { OwnerHeading, ownerName } from './OwnerHeading';
import { useBoardKeys } from './useBoardKeys';
import { useOwnerDrop } from './useOwnerDrop';
import type { BoardProps } from './WorkloadColumns';
import styles from './WorkloadStack.module.css';

const rowRem: Record<WorkloadRow['kind'], number> = {
  owner: 3.5,
  cases: TOUCH_CARD_HEIGHT_REM + CARD_GAP_REM,
  more: 3,
};

/** On tablet and phone: the owners below each other, their cases two by two or one by one. */
export function WorkloadStack({ groups, search, onOpen }: BoardProps) {
  const perRow = useSelector(selectDeviceMode) === 'mobile' ? 1 : 2;
  const rows = useMemo(() => workloadRows(groups, perRow), [groups, perRow]);
  const [focused, setFocused] = useState<string | null>(null);
  const dragged = useSelector(selectDragged);
  const { scroller, line, onScroll } = useVirtualLine({
    count: rows.length,
    keyOf: useCallback((index: number) => rows[index]?.key ?? '', [rows]),
    sizeOf: (index) => remToPx(rowRem[rows[index]?.kind ?? 'owner']),
    kept: [
      rows.findIndex(({ key }) => key === focused),
      rows.findIndex((row) => dragged !== null && row.kind === 'cases' && row.ids.includes(dragged)),
    ],
    scrollKey: 'workload/stack',
  });
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null);
  const onKeyDown = useBoardKeys();

  return (
    <div ref={scroller} className={styles['board']} onScroll={onScroll}>
      {/* The links in it are what is interactive; the keys go from one to the other. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles['line']}
        role="group"
        aria-label={workloadTexts.region}
        style={{ height: line.getTotalSize(), ['--card-height' as string]: `${TOUCH_CARD_HEIGHT_REM}rem` }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {line.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              data-line={row.key}
              className={styles['place']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={row} search={search} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Row({ row, search, onOpen }: { row: WorkloadRow } & Omit<BoardProps, 'groups'>) {
  const { group } = row;
  if (row.kind === 'owner') return <OwnerRow group={group} />;
  if (row.kind === 'more') return <MoreOfOwner group={group} />;
  return (
    <div role="list" aria-label={ownerName(group)} className={styles['cases']} data-owner={group.key}>
      {row.ids.map((id, index) => (
        <div key={id} role="listitem" aria-posinset={row.first + index + 1} aria-setsize={group.total}>
          <CaseCard id={id} search={search} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
}

function OwnerRow({ group }: { group: OwnerCases }) {
  const heading = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useOwnerDrop(group, heading);
  return (
    <div
      {...dropProps}
      ref={heading}
      className={styles['owner']}
      role="group"
      aria-label={workloadTexts.groupName(ownerName(group), group.total)}
      tabIndex={-1}
      data-drop={isDropTarget}
    >
      <OwnerHeading group={group} />
    </div>
  );
}
