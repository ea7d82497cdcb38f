import { memo, type MouseEvent, useCallback, useDeferredValue, useRef } from 'react';
import { VirtualList } from '@/ui/list/VirtualList';
import { isComplete, type OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { CARD_GAP_REM, CARD_HEIGHT_REM, CaseFlowCard, remToPx } from './CaseFlowCard';
import { MoreOfOwner } from './MoreOfOwner';
import { OwnerHeading } from './OwnerHeading';
import { useOwnerDrop } from './useOwnerDrop';
import { useOwnerName } from '../../useAssigneeName';
import styles from './WorkloadColumns.module.css';

interface WorkloadColumnProps {
  group: OwnerCases;
  search: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const asKey = (id: string) => id;

/** The cases of one owner below each other; a case that is dropped on the column is given to that owner. */
export const WorkloadColumn = memo(function WorkloadColumn({ group, search, onOpen }: WorkloadColumnProps) {
  const column = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useOwnerDrop(group, column);
  const renderCard = useCallback(
    (id: string) => (
      <div className={styles['slot']}>
        <CaseFlowCard id={id} search={search} onOpen={onOpen} />
      </div>
    ),
    [search, onOpen],
  );
  /* A column that scrolls into view draws its heading at once and its cards later, so that scrolling is not held up. */
  const drawn = useDeferredValue(true, false);
  const { ids, total, owner } = group;
  const name = useOwnerName(owner);
  return (
    <section
      {...dropProps}
      ref={column}
      className={styles['column']}
      aria-label={workloadTexts.groupName(name, total)}
      tabIndex={-1}
      data-owner={group.key}
      data-drop={isDropTarget}
    >
      <OwnerHeading group={group} />
      <div className={styles['cards']}>
        {ids.length === 0 && <p className={styles['none']}>{workloadTexts.noCases}</p>}
        {drawn && ids.length > 0 && (
          <VirtualList
            items={ids}
            getKey={asKey}
            estimateSize={remToPx(CARD_HEIGHT_REM + CARD_GAP_REM)}
            renderRow={renderCard}
            label={name}
            total={total}
            hasMore={!isComplete(group)}
            footer={isComplete(group) ? null : <MoreOfOwner group={group} />}
            scrollKey={`workload/${group.key}`}
          />
        )}
      </div>
    </section>
  );
});
