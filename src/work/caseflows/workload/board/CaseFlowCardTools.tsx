import { type RefObject, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { AssigneeType } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { useDrag, DragHandle } from '@/ui/rows/DragHandle';
import { ExternalLinkIcon, UserCheckIcon, UsersIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/overlays/Menu';
import { ownerChangeRequested } from '../../caseFlowsActions';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { caseFlowDragged } from '../workloadActions';
import { selectDragged } from '../workloadSelectors';
import { workloadTexts } from '../workloadTexts';
import styles from './CaseFlowCard.module.css';
import { CASE_FLOW_DRAG } from './useOwnerDrop';

const texts = workloadTexts.menu;

interface CaseFlowCardToolsProps {
  caseFlow: CaseFlow;
  title: string;
  /** Why the owner of the case cannot be changed now, or null. */
  whyNot: string | null;
  /** Receives the drag handlers of the card; a card without tools needs none. */
  drag: RefObject<DragProps | null>;
  /** Shows the button that drags the card by keyboard. */
  hasHandle: boolean;
}

export type DragProps = ReturnType<typeof useDrag>['dragProps'];

/** A drag stays enabled until it ends, even when the case is already moving to another owner. */
function useCardDrag({ id, title }: CaseFlow, mayMove: boolean, dragRef: RefObject<DragProps | null>) {
  const dispatch = useDispatch();
  const dragged = useSelector((state: WithCaseFlows) => selectDragged(state) === id);
  const { dragProps, dragButtonProps } = useDrag({
    isDisabled: !mayMove && !dragged,
    hasDragButton: true,
    getItems: () => [{ [CASE_FLOW_DRAG]: id, 'text/plain': title }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => dispatch(caseFlowDragged(id)),
    onDragEnd: () => dispatch(caseFlowDragged(null)),
  });
  useLayoutEffect(() => {
    dragRef.current = dragProps;
  });
  return dragButtonProps;
}

export function CaseFlowCardTools({ caseFlow, title, whyNot, drag, hasHandle }: CaseFlowCardToolsProps) {
  const { id, ownerModel } = caseFlow;
  const dispatch = useDispatch();
  const dragButtonProps = useCardDrag(caseFlow, whyNot === null, drag);
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
      {hasHandle && <DragHandle label={workloadTexts.card.drag(title)} buttonProps={dragButtonProps} />}
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
