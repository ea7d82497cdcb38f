import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import type { StepTask } from '@/domain/tasks/taskOutcome';
import { Button } from '@/ui/buttons/Button';
import { CheckIcon } from '@/ui/icons';
import { caseFlowKey } from '../../caseFlowsActions';
import { whyNotFinishStepTask } from '../../caseFlowPermissions';
import { isAssignedTo, isOpenLinkedTask } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { selectLinkedTask, type WithLinkedTasks } from './linkedTasksSlice';
import { openTaskFinish } from './stepDialogs';
import styles from './StepCard.module.css';

const texts = caseFlowStepsTexts.tasks;

/** Up to this many outcomes have a button each; with more the outcome is chosen in the dialog. */
const OUTCOME_BUTTONS_MAX = 3;

interface StepTaskFinishProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
  task: StepTask;
}

/** Shown only to assignees of the task while the task is open, because the server refuses everybody else. */
export function StepTaskFinish({ caseFlow, step, task }: StepTaskFinishProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const linked = useSelector((state: WithLinkedTasks) => selectLinkedTask(state, task.id));
  const key = caseFlowKey('finishStepTask', task.id);
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, key));
  if (user === null || !linked || !isAssignedTo(linked, user) || !isOpenLinkedTask(linked)) return null;
  const { title, outcomes } = task;
  const whyNot = whyNotFinishStepTask(caseFlow, step, task, linked, user);
  const finish = (outcomeId?: string) => () =>
    dispatch(openTaskFinish(caseFlow.id, step.id, task.id, outcomeId));

  if (whyNot !== null || outcomes.length === 0 || outcomes.length > OUTCOME_BUTTONS_MAX)
    return (
      <Button
        size="s"
        icon={CheckIcon}
        busy={busy}
        disabledReason={whyNot}
        aria-label={texts.finishOf(title)}
        onClick={finish()}
      >
        {texts.finish}
      </Button>
    );
  return (
    <div className={styles['outcomes']} role="group" aria-label={texts.outcomes(title)}>
      {outcomes.map(({ id, label, title: name }) => (
        <Button
          key={id}
          size="s"
          busy={busy}
          aria-label={texts.finishWith(title, label || name)}
          onClick={finish(id)}
        >
          {label || name}
        </Button>
      ))}
    </div>
  );
}
