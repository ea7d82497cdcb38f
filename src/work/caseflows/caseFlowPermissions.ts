import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { type CaseFlowStep, type StepScenario, StepStatus } from '@/domain/caseflows/caseFlowStep';
import { holds } from '@/domain/session/permission';
import type { LinkedTask, StepTask } from '@/domain/tasks/taskOutcome';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { User } from '@/domain/session/user';
import { caseFlowMessages } from './caseFlowMessages';
import {
  hasKnownStatus,
  isAssignedTo,
  isBlockedStep,
  isFinishedStep,
  isOpen,
  isOpenLinkedTask,
  isOwner,
  isPickedUpStep,
  personOf,
} from './caseFlowsRules';

const why = caseFlowMessages.whyNot;

/* Each rule returns the Dutch reason why the user may not perform the action, or null when they may. */

const closed = (caseFlow: CaseFlow): string | null => {
  const { status } = caseFlow;
  if (status === CaseFlowStatus.Finished) return why.finished;
  if (status === CaseFlowStatus.Canceled) return why.canceled;
  return isOpen(caseFlow) ? null : why.statusUnknown;
};

/** A case can be cancelled only while Submitted or PickedUp (000 §4.3). */
export const whyNotCancel = (caseFlow: CaseFlow): string | null => closed(caseFlow);

/** A case in behandeling can be changed by its owner and with editCaseFlow (000 §4.3, AMB-087, AMB-088). */
export const whyNotModify = (caseFlow: CaseFlow, user: User): string | null => {
  const obstacle = closed(caseFlow) ?? (caseFlow.status === CaseFlowStatus.Submitted ? why.submitted : null);
  if (obstacle !== null) return obstacle;
  return holds(user.permissions, 'editCaseFlow') || isOwner(caseFlow, user) ? null : why.mayNotEdit;
};

const stepOver = (caseFlow: CaseFlow, step: CaseFlowStep): string | null => {
  const obstacle = closed(caseFlow);
  if (obstacle !== null) return obstacle;
  if (isFinishedStep(step)) return why.stepFinished;
  if (step.status === StepStatus.Canceled) return why.stepCanceled;
  return hasKnownStatus(step) ? null : why.stepStatusUnknown;
};

/** A step can be picked up once, when Started, with pickupCaseFlowStep (000 §4.3, §5). */
export const whyNotPickUpStep = (caseFlow: CaseFlow, step: CaseFlowStep, user: User): string | null => {
  const obstacle = stepOver(caseFlow, step);
  if (obstacle !== null) return obstacle;
  if (step.pickedUpOn !== null || step.status === StepStatus.PickedUp) return why.stepPickedUp;
  if (step.status !== StepStatus.Started) return why.stepNotStarted;
  return holds(user.permissions, 'pickupCaseFlowStep') ? null : caseFlowMessages.pickUpStep.refused;
};

/** A picked-up step that is not blocked can be finished with finishCaseFlowStep (000 §4.3, §5, AMB-092). */
export const whyNotFinishStep = (caseFlow: CaseFlow, step: CaseFlowStep, user: User): string | null => {
  const obstacle = stepOver(caseFlow, step);
  if (obstacle !== null) return obstacle;
  if (!isPickedUpStep(step)) return why.stepNotPickedUp;
  if (!holds(user.permissions, 'finishCaseFlowStep')) return caseFlowMessages.finishStep.refused;
  return isBlockedStep(step) ? why.blocked : null;
};

/**
 * A step task can be finished by the assignee of its task in the inbox, or by a member of the assigned group, once the
 * inbox task is picked up (AMB-091). `linked` is null when there is no inbox task. It is undefined while the inbox task
 * is not known, and then the server decides.
 */
export const whyNotFinishStepTask = (
  caseFlow: CaseFlow,
  step: CaseFlowStep,
  { isFinished }: StepTask,
  linked: LinkedTask | null | undefined,
  user: User,
): string | null => {
  const obstacle = stepOver(caseFlow, step);
  if (obstacle !== null) return obstacle;
  if (!isPickedUpStep(step)) return why.stepNotPickedUp;
  if (isFinished) return why.taskFinished;
  if (linked === undefined) return null;
  if (linked === null) return why.noTask;
  if (!isAssignedTo(linked, user)) return why.taskNotAssigned;
  if (!isOpenLinkedTask(linked)) return why.taskClosed;
  return linked.status === TaskStatus.PickedUp ? null : why.taskNotPickedUp;
};

/** Starting needs a channel, person, scenario, case and case flow (000 §5); the channel is chosen after this check. */
export const whyNotStartScenario = (caseFlow: CaseFlow, scenario: StepScenario): string | null => {
  const obstacle = closed(caseFlow);
  if (obstacle !== null) return obstacle;
  if (scenario.isFinished) return why.scenarioFinished;
  if (caseFlow.umbrellaCaseId === null) return why.noCase;
  return personOf(caseFlow) === null ? why.noPerson : null;
};
