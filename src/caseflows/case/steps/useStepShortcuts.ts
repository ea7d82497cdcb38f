import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { caseFlowDetailTexts } from '../caseFlowDetailTexts';
import { whyNotFinishStep, whyNotPickUpStep } from '../../caseFlowPermissions';
import { currentStep, isPickedUpStep } from '../../caseFlowsRules';
import { openFinish, openPickUp } from './stepDialogs';

const { group, ...labels } = caseFlowDetailTexts.shortcuts;

/** The current step by keyboard; who may not, or not yet, hears why (000 §8.3). */
export function useStepShortcuts(caseFlow: CaseFlow): void {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const step = currentStep(caseFlow);
  const pickedUp = step !== null && isPickedUpStep(step);

  const attempt = (rule: typeof whyNotPickUpStep, open: typeof openPickUp) => () => {
    if (step === null || user === null) return;
    const reason = rule(caseFlow, step, user);
    dispatch(reason === null ? open(caseFlow.id, step.id) : toastShown({ kind: 'error', text: reason }));
  };
  useShortcut(
    { keys: 'o', label: labels.pickUp, group, when: step !== null && !pickedUp },
    attempt(whyNotPickUpStep, openPickUp),
  );
  useShortcut(
    { keys: 'a', label: labels.finish, group, when: pickedUp },
    attempt(whyNotFinishStep, openFinish),
  );
}
