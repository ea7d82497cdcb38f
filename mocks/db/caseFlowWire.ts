import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import type { LinkedTask } from '@/domain/taskOutcome';
import { omit } from '../omit';
import { stepTasksOf } from './caseFlowState';
import { db } from './db';
import type { CaseFlowRecord, StepRecord, StepTaskRecord, TaskRecord } from './records';

/** The wire knows a case's status by its code, a step's by its name (AMB-078, AMB-079). */
const codes: Readonly<Record<CaseFlowStatus, number>> = {
  [CaseFlowStatus.PickedUp]: 0,
  [CaseFlowStatus.Finished]: 1,
  [CaseFlowStatus.Canceled]: 2,
  [CaseFlowStatus.Submitted]: 4,
};

const toLinkedTask = (task: TaskRecord): LinkedTask => ({
  id: task.id,
  subject: task.subject,
  status: task.status,
  completeBy: task.completeBy,
  completedById: task.completedById,
  pickedUp: task.pickedUp,
  finished: task.finished,
});

function toStepTask(stepTask: StepTaskRecord) {
  const task = db.tasks.find(stepTask.umbrellaTaskId);
  return { ...omit(stepTask, 'caseFlowId', 'stepId'), task: task ? toLinkedTask(task) : null };
}

export const toStep = (step: StepRecord) => ({
  ...omit(step, 'days'),
  tasks: stepTasksOf(step).map(toStepTask),
});

/** A case as answers and events carry it; its steps only for those who may see them (000 §6). */
export const toCaseFlow = (flow: CaseFlowRecord, { withSteps }: { withSteps: boolean }) => ({
  ...omit(flow, 'steps', 'cancelation'),
  status: codes[flow.status],
  owner: flow.ownerModel?.name ?? null,
  steps: withSteps ? flow.steps.map(toStep) : [],
});
