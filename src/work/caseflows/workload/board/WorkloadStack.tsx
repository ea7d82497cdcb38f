import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { VirtualLine } from '@/ui/list/VirtualLine';
import { selectDragged } from '../workloadSelectors';
import { isComplete, type OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { BoardFrame } from './BoardFrame';
import { CARD_GAP_REM, CaseFlowCard, remToPx } from './CaseFlowCard';
import { MoreOfOwner } from './MoreOfOwner';
import { OwnerHeading } from './OwnerHeading';
import { useOwnerDrop } from './useOwnerDrop';
import { useOwnerName } from '../../useAssigneeName';
import type { BoardProps } from './WorkloadColumns';
import styles from './WorkloadStack.module.css';

/** Letters and buttons are larger on touch screens. */
const TOUCH_CARD_HEIGHT_REM = 8.25;
const sizes = { '--card-height': TOUCH_CARD_HEIGHT_REM };

type WorkloadRow = { group: OwnerCases; key: string } & (
  { kind: 'owner' } | { kind: 'more' } | { kind: 'cases'; ids: readonly string[]; first: number }
);

const rowRem: Record<WorkloadRow['kind'], number> = {
  owner: 3.5,
  cases: TOUCH_CARD_HEIGHT_REM + CARD_GAP_REM,
  more: 3,
};

/** Splits the owners into rows, so that only the visible rows are drawn. */
function workloadRows(groups: readonly OwnerCases[], perRow: number): WorkloadRow[] {
  return groups.flatMap((group): WorkloadRow[] => {
    const rows: WorkloadRow[] = [{ kind: 'owner', group, key: `owner/${group.key}` }];
    for (let first = 0; first < group.ids.length; first += perRow) {
      const ids = group.ids.slice(first, first + perRow);
      rows.push({ kind: 'cases', group, ids, first, key: `cases/${group.key}/${first}` });
    }
    if (!isComplete(group)) rows.push({ kind: 'more', group, key: `more/${group.key}` });
    return rows;
  });
}

const meanHeight = (rows: readonly WorkloadRow[]): number =>
  remToPx(rows.reduce((sum, { kind }) => sum + rowRem[kind], 0) / rows.length);

/** The board on tablet and phone: the owners below each other, with two cases or one per row. */
export function WorkloadStack({ groups, search, onOpen }: BoardProps) {
  const perRow = useSelector(selectDeviceMode) === 'mobile' ? 1 : 2;
  const rows = useMemo(() => workloadRows(groups, perRow), [groups, perRow]);
  const dragged = useSelector(selectDragged);
  const draggedIndex = rows.findIndex(
    (row) => dragged !== null && row.kind === 'cases' && row.ids.includes(dragged),
  );
  return (
    <BoardFrame className={styles['board']} sizes={sizes} mark="line">
      {(scroller, focused) => (
        <VirtualLine
          items={rows}
          itemSize={meanHeight(rows)}
          kept={[rows.findIndex(({ key }) => key === focused), draggedIndex]}
          scrollKey="workload/stack"
          scroller={scroller}
        >
          {(row) => (
            <div key={row.key} data-line={row.key} style={{ height: `${rowRem[row.kind]}rem` }}>
              <LineBoundary text={workloadTexts.columnFailed} resetKey={row}>
                <Row row={row} search={search} onOpen={onOpen} />
              </LineBoundary>
            </div>
          )}
        </VirtualLine>
      )}
    </BoardFrame>
  );
}

function Row({ row, search, onOpen }: { row: WorkloadRow } & Omit<BoardProps, 'groups'>) {
  const { group } = row;
  const name = useOwnerName(group.owner);
  if (row.kind === 'owner') return <OwnerRow group={group} />;
  if (row.kind === 'more') return <MoreOfOwner group={group} />;
  return (
    <div role="list" aria-label={name} className={styles['cases']} data-owner={group.key}>
      {row.ids.map((id, index) => (
        <div key={id} role="listitem" aria-posinset={row.first + index + 1} aria-setsize={group.total}>
          <CaseFlowCard id={id} search={search} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
}

function OwnerRow({ group }: { group: OwnerCases }) {
  const heading = useRef<HTMLDivElement>(null);
  const name = useOwnerName(group.owner);
  const { dropProps, isDropTarget } = useOwnerDrop(group, heading);
  return (
    <div
      {...dropProps}
      ref={heading}
      className={styles['owner']}
      role="group"
      aria-label={workloadTexts.groupName(name, group.total)}
      tabIndex={-1}
      data-drop={isDropTarget}
    >
      <OwnerHeading group={group} />
    </div>
  );
}
