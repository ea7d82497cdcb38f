import { groupedBy } from '../db/grouped';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, StepTaskRecord } from '../db/records';
import type { TaskRecord } from '../tasks/records';

const tasksByStep = groupedBy(db.stepTasks, ({ stepId }) => stepId);

export const stepTasksOf = ({ id }: StepRecord): readonly StepTaskRecord[] => tasksByStep(id);

/** The task of a step task in the inbox, which exists once the step is picked up. */
export const inboxSideOf = ({ umbrellaTaskId }: StepTaskRecord): TaskRecord | undefined =>
  umbrellaTaskId === null ? undefined : db.tasks.find(umbrellaTaskId);

export const isOpenCase = ({ status }: CaseFlowRecord): boolean =>
  status === CaseFlowStatus.Submitted || status === CaseFlowStatus.PickedUp;

/** The moments of a step, and not its status, decide whether it is picked up (000 §4.3). */
export const isPickedUp = ({ pickedUpOn, finishedOn }: StepRecord): boolean =>
  pickedUpOn !== null && finishedOn === null;

/** True while a task that is not optional is unfinished (000 §4.3). */
export const isBlocked = (step: StepRecord): boolean =>
  isPickedUp(step) && stepTasksOf(step).some(({ isOptional, isFinished }) => !isOptional && !isFinished);

/** The first step that is neither finished nor cancelled. */
export const currentStep = ({ steps }: CaseFlowRecord): StepRecord | null =>
  steps.find(({ status }) => status !== StepStatus.Finished && status !== StepStatus.Canceled) ?? null;

/** The deadline of the current step, otherwise the case's own (000 §4.3). */
export const currentDeadline = (flow: CaseFlowRecord): string | null =>
  currentStep(flow)?.deadline ?? flow.deadline;

/** The assignees of the case's current step and of the tasks of that step. */
export function executorIds(flow: CaseFlowRecord): string[] {
  const step = currentStep(flow);
  const workers = step
    ? stepTasksOf(step)
        .filter(({ isFinished }) => !isFinished)
        .map((stepTask) => inboxSideOf(stepTask)?.completeBy?.id)
    : [];
  return [flow.assignment?.id, step?.pickedUpByModel?.id, ...workers].filter((id) => id !== undefined);
}

interface FoundStep {
  flow: CaseFlowRecord;
  step: StepRecord;
}

export function findStep(stepId: string): FoundStep | null {
  for (const flow of db.caseFlows.all()) {
    const step = flow.steps.find(({ id }) => id === stepId);
    if (step) return { flow, step };
  }
  return null;
}

export const withStep = (
  { steps }: CaseFlowRecord,
  stepId: string,
  changes: Partial<StepRecord>,
): StepRecord[] => steps.map((step) => (step.id === stepId ? { ...step, ...changes } : step));
