import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import { Button } from '@/ui/buttons/Button';
import { CheckIcon, HandIcon } from '@/ui/icons';
import { caseFlowKey } from '../../caseFlowsActions';
import { whyNotFinishStep, whyNotPickUpStep } from '../../caseFlowPermissions';
import { isPickedUpStep } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { openFinish, openPickUp } from './stepDialogs';
import styles from './StepCard.module.css';

const texts = caseFlowStepsTexts;

interface StepActionsProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

/** The next action on a step, with the reason beside it when it is not possible yet. */
export function StepActions({ caseFlow, step }: StepActionsProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const pickedUp = isPickedUpStep(step);
  const key = caseFlowKey(pickedUp ? 'finishStep' : 'pickUpStep', step.id);
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, key));
  if (user === null) return null;
  const whyNot = (pickedUp ? whyNotFinishStep : whyNotPickUpStep)(caseFlow, step, user);
  const open = pickedUp ? openFinish : openPickUp;
  return (
    <div className={styles['actions']}>
      <Button
        size="s"
        variant={whyNot === null ? 'primary' : 'secondary'}
        icon={pickedUp ? CheckIcon : HandIcon}
        busy={busy}
        disabledReason={whyNot}
        onClick={() => dispatch(open(caseFlow.id, step.id))}
        data-action={pickedUp ? 'caseflows/finishStep' : 'caseflows/pickUpStep'}
      >
        {pickedUp ? texts.finish : texts.pickUp}
      </Button>
      {whyNot !== null && <p className={styles['whyNot']}>{whyNot}</p>}
    </div>
  );
}
