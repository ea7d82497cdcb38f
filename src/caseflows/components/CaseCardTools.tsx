import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { AssigneeType } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { DragHandle } from '@/ui/DragHandle';
import { ExternalLinkIcon, UserCheckIcon, UsersIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/Menu';
import { ownerChangeRequested } from '../caseFlowsActions';
import { workloadTexts } from '../workloadTexts';
import styles from './CaseCard.module.css';

const texts = workloadTexts.menu;

interface CaseCardToolsProps {
  caseFlow: CaseFlow;
  title: string;
  /** Why its owner cannot be changed now. */
  whyNot: string | null;
  dragButtonProps: ComponentProps<typeof DragHandle>['buttonProps'];
}

/** What can be done with a case on its card. */
export function CaseCardTools({ caseFlow, title, whyNot, dragButtonProps }: CaseCardToolsProps) {
  const { id, ownerModel } = caseFlow;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSelector(selectUser);
  const runs: Readonly<Record<string, () => void>> = {
    open: () => void navigate(to.caseFlow(id, search)),
    toOwner: () =>
      dispatch(
        dialogOpened({ id: `caseFlowOwner/${id}`, dialog: { kind: 'caseFlowOwner', caseFlowIds: [id] } }),
      ),
    toMe: () => {
      if (user === null) return;
      const me = { id: user.id, name: user.name, department: user.department, type: AssigneeType.Employee };
      dispatch(ownerChangeRequested({ caseFlowId: id, owner: me }));
    },
  };
  return (
    <div className={styles['tools']}>
      {whyNot === null && <DragHandle label={workloadTexts.card.drag(title)} buttonProps={dragButtonProps} />}
      <MenuButton
        label={workloadTexts.card.actions(title)}
        items={[
          { id: 'open', label: texts.open, icon: ExternalLinkIcon },
          { id: 'toOwner', label: texts.toOwner, icon: UsersIcon, disabledReason: whyNot, shortcut: 'E' },
          {
            id: 'toMe',
            label: texts.toMe,
            icon: UserCheckIcon,
            disabledReason: whyNot ?? (ownerModel?.id === user?.id ? texts.alreadyMine : null),
          },
        ]}
        onAction={(action) => runs[action]?.()}
      />
    </div>
  );
}
