import { useSelector } from 'react-redux';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { Avatar } from '@/ui/record/Avatar';
import { Count } from '@/ui/rows/Count';
import { InboxIcon } from '@/ui/icons';
import { Truncated } from '@/ui/text/Truncated';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { selectOwnerTotal } from '../workloadSelectors';
import type { OwnerCases } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import styles from './OwnerHeading.module.css';
import { useOwnerName } from '../../useAssigneeName';

/** Returns the name in the record; `useOwnerName` looks up a missing one. */
export const ownerName = ({ owner }: Pick<OwnerCases, 'owner'>): string =>
  owner === null ? workloadTexts.nobody : owner.name || workloadTexts.nameless;

export function OwnerHeading({ group }: { group: OwnerCases }) {
  const { key, owner } = group;
  const total = useSelector((state: WithCaseFlows) => selectOwnerTotal(state, key));
  const name = useOwnerName(owner);
  const isGroup = owner?.type === AssigneeType.FunctionGroup;
  return (
    <div className={styles['heading']}>
      {owner === null ? (
        <span className={styles['nobody']}>
          <InboxIcon aria-hidden className={styles['icon']} />
        </span>
      ) : (
        <Avatar name={name} size="s" kind={isGroup ? 'group' : 'person'} />
      )}
      <h2 className={styles['name']}>
        <Truncated>{name}</Truncated>
      </h2>
      <Count value={total} label={workloadTexts.cases(total)} />
    </div>
  );
}
