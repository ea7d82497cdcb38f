import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { anActivity } from '../tasks/records';
import type { StepTaskDefinition } from './definitions';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, StepTaskRecord, Party } from '../db/records';
import type { ActivityRecord, TaskRecord } from '../tasks/records';
import { inboxTaskOf } from './stepInbox';
import type { Random } from '../world/random';
import { groupIds } from '../session/users';
import type { CasePlan } from './casePlan';
import { someoneOf } from '../people/someone';
import { group, type Seeding } from '../tasks/seed';

/** The state of a step task: without a task in the inbox, open, finished, or cancelled with the case. */
type Progress = 'none' | 'open' | 'finished' | 'canceled';

const FINISHED_WHILE_BLOCKED = 0.35;
const OPTIONAL_FINISHED = 0.6;

function progressOf(
  step: StepRecord,
  { isOptional }: StepTaskDefinition,
  isFirst: boolean,
  { state }: CasePlan,
  random: Random,
): Progress {
  if (step.pickedUpOn === null) return 'none';
  if (step.status === StepStatus.Finished)
    return isOptional && !random.chance(OPTIONAL_FINISHED) ? 'canceled' : 'finished';
  if (step.status === StepStatus.Canceled) return isFirst ? 'canceled' : 'finished';
  if (state === 'blocked') return isFirst || !random.chance(FINISHED_WHILE_BLOCKED) ? 'open' : 'finished';
  return isOptional ? 'open' : 'finished';
}

/** Unfinished tasks are not left to Anne's groups, so that cases do not change the work on her desk. */
const ANNES_GROUPS: readonly string[] = [groupIds.klantcontact, groupIds.verhuur, groupIds.weekend];

/** The assignee of the task: somebody of the step's group, or for an unfinished task perhaps the group itself. */
function executorOf(step: StepRecord, progress: Progress, { worker }: CasePlan, seeding: Seeding): Party {
  if (worker) return worker;
  const groupId = step.functionGroupId ?? groupIds.leefbaarheid;
  const isForGroup = progress !== 'finished' && !ANNES_GROUPS.includes(groupId) && seeding.random.chance(0.4);
  return isForGroup ? group(groupId) : someoneOf(groupId, seeding);
}

const isEmployee = ({ type }: Party) => type === 'Employee';

interface Moments {
  status: TaskStatus;
  pickedUp: string | null;
  finished: string | null;
}

/** Moments between the pick-up of the step and its end. */
function momentsOf(
  step: StepRecord,
  progress: Progress,
  { openTasks }: CasePlan,
  { random, now }: Seeding,
): Moments {
  const from = Date.parse(step.pickedUpOn ?? '');
  const until = step.finishedOn === null ? now : Date.parse(step.finishedOn);
  const pickedUp = from + (until - from) * 0.5 * random.next();
  const iso = (moment: number) => new Date(moment).toISOString();
  if (progress === 'finished') {
    const finished = iso(pickedUp + (until - pickedUp) * random.next());
    return { status: TaskStatus.Finished, pickedUp: iso(pickedUp), finished };
  }
  if (progress === 'canceled') return { status: TaskStatus.Canceled, pickedUp: null, finished: null };
  const isPickedUp = random.chance(0.5);
  return (openTasks ?? (isPickedUp ? TaskStatus.PickedUp : TaskStatus.New)) === TaskStatus.PickedUp
    ? { status: TaskStatus.PickedUp, pickedUp: iso(pickedUp), finished: null }
    : { status: TaskStatus.New, pickedUp: null, finished: null };
}

/** The history that follows from the moments of the task. */
function inboxHistory(task: TaskRecord, by: Party, canceledAt: string, random: Random): ActivityRecord[] {
  const entry = (message: string, startTime: string) =>
    anActivity({ id: random.guid(), taskId: task.id, message, startTime, colleague: by });
  return [
    ...(task.pickedUp ? [entry('Taak opgepakt', task.pickedUp)] : []),
    ...(task.finished ? [entry('Afgerond', task.finished)] : []),
    ...(task.status === TaskStatus.Canceled ? [entry('Geannuleerd', canceledAt)] : []),
  ];
}

function seedInboxTask(
  flow: CaseFlowRecord,
  step: StepRecord,
  stepTask: StepTaskRecord,
  id: string,
  progress: Progress,
  plan: CasePlan,
  seeding: Seeding,
): void {
  const { random, now } = seeding;
  const completeBy = executorOf(step, progress, plan, seeding);
  const moments = momentsOf(step, progress, plan, seeding);
  const by = isEmployee(completeBy) ? completeBy : (step.pickedUpByModel ?? completeBy);
  const task = inboxTaskOf(flow, step, stepTask, completeBy, {
    id,
    ...moments,
    ...(step.pickedUpOn !== null && { created: step.pickedUpOn }),
    completedById: moments.finished === null ? null : by.id,
    createdBy: step.pickedUpByModel,
    from: step.pickedUpByModel,
  });
  const canceledAt = step.finishedOn ?? new Date((Date.parse(step.pickedUpOn ?? '') + now) / 2).toISOString();
  const history = inboxHistory(task, by, canceledAt, random);
  for (const activity of history) db.activities.add(activity);
  const lastModified = history.reduce(
    (last, { startTime }) => (startTime > last ? startTime : last),
    task.created ?? '',
  );
  db.tasks.add({ ...task, discussionCount: history.length, lastModified });
}

/** Brings a task that is already in the inbox into agreement with its case. */
function completePresent({ stepTask }: NonNullable<CasePlan['present']>, random: Random): StepTaskRecord {
  if (!stepTask.isFinished || stepTask.outcomes.length === 0) return stepTask;
  return db.stepTasks.change(stepTask, { outcome: random.pick(stepTask.outcomes) });
}

function seedStepTask(
  caseFlowId: string,
  step: StepRecord,
  task: StepTaskDefinition,
  progress: Progress,
  random: Random,
): StepTaskRecord {
  const { title, isOptional, outcomes } = task;
  const isFinished = progress === 'finished';
  return db.stepTasks.add({
    id: random.guid(),
    umbrellaTaskId: progress === 'none' ? null : random.guid(),
    title,
    isOptional,
    isFinished,
    outcome: isFinished && outcomes.length > 0 ? random.pick(outcomes) : null,
    outcomes,
    caseFlowId,
    stepId: step.id,
  });
}

/** Adds the tasks of every step; those of a step that was picked up get a task in the inbox. */
export function seedStepTasks(flow: CaseFlowRecord, plan: CasePlan, seeding: Seeding): StepTaskRecord[] {
  const { random } = seeding;
  const { present, definition } = plan;
  return flow.steps.flatMap((step, index) =>
    (definition.steps[index]?.tasks ?? []).map((task, number) => {
      if (present?.stepTask.stepId === step.id && present.stepTask.title === task.title)
        return completePresent(present, random);
      const progress = progressOf(step, task, number === 0, plan, random);
      const stepTask = seedStepTask(flow.id, step, task, progress, random);
      if (stepTask.umbrellaTaskId !== null)
        seedInboxTask(flow, step, stepTask, stepTask.umbrellaTaskId, progress, plan, seeding);
      return stepTask;
    }),
  );
}
