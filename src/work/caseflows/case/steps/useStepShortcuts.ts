import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import type { StepTask } from '@/domain/tasks/taskOutcome';
import { lookUp } from '@/lib/values';
import { caseFlowKeys } from '../../caseFlowShortcutTexts';
import { whyNotFinishStep, whyNotFinishStepTask, whyNotPickUpStep } from '../../caseFlowPermissions';
import { currentStep, isBlockedStep, isPickedUpStep } from '../../caseFlowsRules';
import type { WithLinkedTasks } from './linkedTasksSlice';
import { openFinish, openPickUp, openTaskFinish } from './stepDialogs';

/** The keys for the current step. A user who may not use a key, or cannot use it yet, gets the reason (000 §8.3). */
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
  useShortcut(caseFlowKeys.pickUp, attempt(whyNotPickUpStep, openPickUp), step !== null && !pickedUp);
  const ownTask = useOwnTask(caseFlow, step);
  const finishStep = attempt(whyNotFinishStep, openFinish);
  const finish = () => {
    if (step !== null && ownTask) dispatch(openTaskFinish(caseFlow.id, step.id, ownTask.id));
    else finishStep();
  };
  useShortcut(caseFlowKeys.finish, finish, pickedUp);
}

/** The task that the user can finish by key: first a required task, otherwise any task while the step is blocked. */
function useOwnTask(caseFlow: CaseFlow, step: CaseFlowStep | null): StepTask | undefined {
  const user = useSelector(selectUser);
  const { byStepTask } = useSelector(({ linkedTasks }: WithLinkedTasks) => linkedTasks);
  if (step === null || user === null) return undefined;
  const own = step.tasks.filter((task) => {
    const linked = lookUp(byStepTask, task.id)?.task;
    return linked && whyNotFinishStepTask(caseFlow, step, task, linked, user) === null;
  });
  return own.find(({ isOptional }) => !isOptional) ?? (isBlockedStep(step) ? own[0] : undefined);
}
