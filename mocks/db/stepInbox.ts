import type { Assignee } from '@/domain/assignee';
import { TaskStatus } from '@/domain/taskStatus';
import { clock } from '../clock';
import { pushTask } from '../hubs/pushTask';
import { world } from '../worldState';
import { selfOf } from './assignees';
import { aTask } from './builders';
import { inboxSideOf } from './caseFlowState';
import { db } from './db';
import { record, TaskActivityType } from './history';
import type { CaseFlowRecord, StepRecord, StepTaskRecord, TaskRecord, UserRecord } from './records';
import { taskTypeNamed } from './taskTypes';

const STEP_TASK_TYPE = 'Zaakstap';

/** The inbox side of a step task, as it is when the step has just been picked up. */
export const inboxTaskOf = (
  flow: CaseFlowRecord,
  step: StepRecord,
  stepTask: StepTaskRecord,
  completeBy: Assignee,
  changes: Partial<TaskRecord> & { id: string },
): TaskRecord =>
  aTask({
    subject: stepTask.title,
    description: `Stap ‘${step.title}’ van de zaak ‘${flow.title}’.`,
    taskType: taskTypeNamed(STEP_TASK_TYPE),
    ends: step.deadline,
    completeBy,
    relatedPerson: flow.relatedPerson?.id ? { ...flow.relatedPerson, id: flow.relatedPerson.id } : null,
    unitId: flow.unitId,
    case: { id: flow.umbrellaCaseId, title: flow.title },
    ...changes,
  });

/** Gives a step task its task in the inbox, and tells everybody. */
export function createInboxTask(
  flow: CaseFlowRecord,
  step: StepRecord,
  stepTask: StepTaskRecord,
  completeBy: Assignee,
  user: UserRecord,
): void {
  const self = selfOf(user);
  const now = clock.iso();
  const task = inboxTaskOf(flow, step, stepTask, completeBy, {
    id: world.random.guid(),
    created: now,
    lastModified: now,
    createdBy: self,
    from: self,
  });
  db.tasks.add(task);
  db.stepTasks.change(stepTask, { umbrellaTaskId: task.id });
  pushTask('created', task);
}

const OPEN: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.PickedUp, TaskStatus.Rejected];

/** The tasks of a step that is over need nobody any more. */
export function cancelInboxTasks(
  stepTasks: readonly StepTaskRecord[],
  user: UserRecord,
  message: string,
): void {
  for (const stepTask of stepTasks) {
    const task = inboxSideOf(stepTask);
    if (stepTask.isFinished || !task || !OPEN.includes(task.status)) continue;
    const done = record(
      task,
      { status: TaskStatus.Canceled },
      { type: TaskActivityType.Updated, message, by: selfOf(user) },
    );
    pushTask('updated', done);
  }
}
