import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { selectIsSending, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseFlow';
import type { CaseFlowStep } from '@/domain/caseFlowStep';
import type { StepTask, TaskOutcomeStatus } from '@/domain/taskOutcome';
import { taskStatusLabel } from '@/domain/taskStatus';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { CheckIcon, CircleCheckIcon, CircleDashedIcon } from '@/ui/icons';
import { whyNotFinishStepTask } from '../caseFlowPermissions';
import { isOpen, isPickedUpStep } from '../caseFlowsRules';
import { caseStepsTexts } from '../caseStepsTexts';
import { openTaskFinish } from '../stepDialogs';
import styles from './StepCard.module.css';

const texts = caseStepsTexts.tasks;

interface StepTasksProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

/** What must and what may be done in a step, with how each stands in the inbox. */
export function StepTasks({ caseFlow, step }: StepTasksProps) {
  if (step.tasks.length === 0) return null;
  return (
    <ul className={styles['rows']} aria-label={texts.label(step.title)}>
      {step.tasks.map((task) => (
        <TaskRow key={task.id} caseFlow={caseFlow} step={step} task={task} />
      ))}
    </ul>
  );
}

const outcomeTones: Record<TaskOutcomeStatus, Tone> = {
  Positive: 'success',
  Neutral: 'neutral',
  Negative: 'danger',
};

function TaskRow({ caseFlow, step, task }: StepTasksProps & { task: StepTask }) {
  const { isFinished } = task;
  const Icon = isFinished ? CircleCheckIcon : CircleDashedIcon;
  return (
    <li className={styles['row']} data-finished={isFinished}>
      <Icon aria-hidden size="1rem" className={styles['sign']} />
      <About task={task} />
      {!isFinished && isPickedUpStep(step) && isOpen(caseFlow) && (
        <FinishButton caseFlow={caseFlow} step={step} task={task} />
      )}
    </li>
  );
}

function About({
  task: { title, isOptional, isFinished, outcome, umbrellaTaskId, task },
}: {
  task: StepTask;
}) {
  const may = useSelector(selectMay);
  return (
    <div className={styles['about']}>
      <span className={styles['name']}>
        {title}
        {isOptional && <Badge>{texts.optional}</Badge>}
        {outcome && <Badge tone={outcomeTones[outcome.status]}>{outcome.label || outcome.title}</Badge>}
      </span>
      <span className={styles['meta']}>
        <span>{isFinished ? texts.finished : task ? taskStatusLabel(task.status) : texts.open}</span>
        {task !== null && !isFinished && <span>{task.completeBy?.name || texts.nobody}</span>}
        {umbrellaTaskId !== '' && may('viewTask') && (
          <Link to={to.task(umbrellaTaskId)} aria-label={texts.toTaskOf(title)}>
            {texts.toTask}
          </Link>
        )}
      </span>
    </div>
  );
}

function FinishButton({ caseFlow, step, task }: StepTasksProps & { task: StepTask }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const key = submissionKey('finishStepTask', task.id);
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, key));
  return (
    <Button
      size="s"
      icon={CheckIcon}
      busy={busy}
      disabledReason={user && whyNotFinishStepTask(caseFlow, step, task, user)}
      aria-label={texts.finishOf(task.title)}
      onClick={() => dispatch(openTaskFinish(caseFlow.id, step.id, task.id))}
    >
      {texts.finish}
    </Button>
  );
}
