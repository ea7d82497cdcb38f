import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { omit } from '../omit';
import type { LinkedTask, StepTask, StepTaskAnswer } from '../wire/caseFlows';
import { inboxSideOf, stepTasksOf } from './caseFlowState';
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

const toStepTask = ({
  id,
  umbrellaTaskId,
  title,
  isOptional,
  isFinished,
  outcome,
  outcomes,
}: StepTaskRecord): StepTask => ({
  id,
  umbrellaTaskId,
  title,
  isOptional,
  isFinished,
  outcome,
  outcomes,
});

const linkedTaskOf = (stepTask: StepTaskRecord): LinkedTask | null => {
  const task = inboxSideOf(stepTask);
  return task ? toLinkedTask(task) : null;
};

/** A step task by itself: the only answer that tells of its task in the inbox. */
export const toStepTaskAnswer = (stepTask: StepTaskRecord): StepTaskAnswer => ({
  ...toStepTask(stepTask),
  caseFlowId: stepTask.caseFlowId,
  stepId: stepTask.stepId,
  task: linkedTaskOf(stepTask),
});

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
