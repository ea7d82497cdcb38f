import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import type { LinkedTask, StepTask, TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
import { taskStatusLabel } from '@/domain/tasks/taskStatus';
import { lookUp } from '@/lib/values';
import { AssigneeName } from '@/shared/people';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Button } from '@/ui/buttons/Button';
import { CircleCheckIcon, CircleDashedIcon, RetryIcon } from '@/ui/icons';
import { isInInbox, isOverStep, stepTitle } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { linkedTaskRetried, selectLinked, type WithLinkedTasks } from './linkedTasksSlice';
import { Clamped } from '@/ui/text/Clamped';
import { statusTones } from '@/ui/record/statusTones';
import styles from './StepCard.module.css';
import { StepTaskFinish } from './StepTaskFinish';
import { useAssigneeName } from '../../useAssigneeName';

const texts = caseFlowStepsTexts.tasks;

interface StepTasksProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

interface TaskProps extends StepTasksProps {
  task: StepTask;
}

/** The required and optional tasks of a step. Open tasks of a step in progress have their assignee and inbox state. */
export function StepTasks({ caseFlow, step }: StepTasksProps) {
  if (step.tasks.length === 0) return null;
  return (
    <ul className={styles['rows']} aria-label={texts.label(stepTitle(caseFlow, step))}>
      {step.tasks.map((task) => (
        <TaskRow key={task.id} caseFlow={caseFlow} step={step} task={task} />
      ))}
    </ul>
  );
}

function TaskRow({ caseFlow, step, task }: TaskProps) {
  const { title, isFinished, umbrellaTaskId } = task;
  const may = useSelector(selectMay);
  const inInbox = isInInbox(caseFlow, step, task);
  const Icon = isFinished ? CircleCheckIcon : CircleDashedIcon;
  return (
    <li className={styles['row']} data-finished={isFinished}>
      <Icon aria-hidden size="1rem" className={styles['sign']} />
      <div className={styles['about']}>
        <Name task={task} />
        <span className={styles['meta']}>
          {inInbox ? <InInbox task={task} /> : <span>{standOf(task, step)}</span>}
          {umbrellaTaskId !== '' && may('viewTask') && (
            <Link to={to.task(umbrellaTaskId)} aria-label={texts.toTaskOf(title)}>
              {texts.toTask}
            </Link>
          )}
        </span>
      </div>
      {inInbox && <StepTaskFinish caseFlow={caseFlow} step={step} task={task} />}
    </li>
  );
}

const outcomeTones: Record<TaskOutcomeStatus, Tone> = {
  Positive: statusTones.finished,
  Neutral: statusTones.closed,
  Negative: statusTones.rejected,
};

function Name({ task: { title, isOptional, outcome } }: { task: StepTask }) {
  return (
    <span className={styles['name']}>
      <Clamped>{title || texts.untitled}</Clamped>
      {isOptional && <Badge>{texts.optional}</Badge>}
      {outcome && (
        <Badge tone={lookUp(outcomeTones, outcome.status) ?? 'neutral'}>
          {outcome.label || outcome.title}
        </Badge>
      )}
    </span>
  );
}

function standOf({ isFinished }: StepTask, step: CaseFlowStep): string {
  if (isFinished) return texts.finished;
  return isOverStep(step) ? texts.unfinished : texts.open;
}

/** The state of the step task in the inbox, which only the record of its inbox task holds. */
function InInbox({ task: { id, title } }: { task: StepTask }) {
  const dispatch = useDispatch();
  const { load, task } = useSelector((state: WithLinkedTasks) => selectLinked(state, id));
  if (load === 'loading') return <span>{texts.loading}</span>;
  if (load === 'failed') {
    return (
      <span className={styles['problem']}>
        {texts.failed}
        <Button
          size="s"
          icon={RetryIcon}
          aria-label={texts.retryOf(title)}
          onClick={() => dispatch(linkedTaskRetried(id))}
        >
          {texts.retry}
        </Button>
      </span>
    );
  }
  return task === null ? <span>{texts.notInInbox}</span> : <Stand task={task} />;
}

function Stand({ task: { status, completeBy } }: { task: LinkedTask }) {
  const name = useAssigneeName(completeBy);
  return (
    <>
      <span>{taskStatusLabel(status)}</span>
      {completeBy === null ? (
        <span>{texts.nobody}</span>
      ) : (
        <span>
          {texts.assignee}{' '}
          <span>
            <AssigneeName assignee={completeBy} name={name ?? texts.unknownAssignee} />
          </span>
        </span>
      )}
    </>
  );
}
