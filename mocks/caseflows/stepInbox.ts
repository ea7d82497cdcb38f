import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { clock } from '../world/clock';
import { pushTask } from '../tasks/pushTask';
import { world } from '../world/worldState';
import { selfOf } from '../people/assignees';
import { aTask } from '../tasks/records';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, StepTaskRecord, UserRecord, Party } from '../db/records';
import type { TaskRecord } from '../tasks/records';

const STEP_TASK_TYPE = { name: 'Zaakstap', category: TaskTypeCategory.CaseFlow };

/** The inbox task of a step task whose step has just been picked up. */
export const inboxTaskOf = (
  flow: CaseFlowRecord,
  step: StepRecord,
  stepTask: StepTaskRecord,
  completeBy: Party,
  changes: Partial<TaskRecord> & { id: string },
): TaskRecord =>
  aTask({
    subject: stepTask.title,
    description: `Stap ‘${step.title}’ van de zaak ‘${flow.title}’.`,
    taskType: STEP_TASK_TYPE,
    ends: step.deadline,
    completeBy,
    relatedPerson: flow.relatedPerson,
    case: { id: flow.umbrellaCaseId, title: flow.title },
    ...changes,
  });

/** Gives a step task its task in the inbox, and pushes it to everybody. */
export function createInboxTask(
  flow: CaseFlowRecord,
  step: StepRecord,
  stepTask: StepTaskRecord,
  completeBy: Party,
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
