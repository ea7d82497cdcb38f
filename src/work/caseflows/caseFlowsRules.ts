import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus, caseFlowStatusLabel, isOpenStatus } from '@/domain/caseflows/caseFlowStatus';
import { type CaseFlowStep, StepStatus } from '@/domain/caseflows/caseFlowStep';
import { isOneOf } from '@/domain/decode/received';
import type { LinkedTask, StepTask } from '@/domain/tasks/taskOutcome';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { ownIds, type User } from '@/domain/session/user';
import { type Urgency, urgencyOf } from '@/lib/dates/urgency';
import { caseFlowStepsTexts } from './case/steps/caseFlowStepsTexts';

/** A deadline within this many hours is near. */
const NEAR_DEADLINE_HOURS = 48;

export const isOpen = ({ status }: CaseFlow): boolean => isOpenStatus(status);

export const hasKnownStatus = ({ status }: CaseFlowStep): boolean =>
  isOneOf(Object.values(StepStatus), status);

/** The user is the owner, or a member of the owning function group (AMB-088). */
export const isOwner = ({ ownerModel }: CaseFlow, user: User): boolean =>
  ownerModel !== null && ownIds(user).includes(ownerModel.id);

/** The user is the assignee, or a member of the assigned function group (AMB-091). */
export const isAssignedTo = ({ completeBy }: LinkedTask, user: User): boolean =>
  completeBy !== null && ownIds(user).includes(completeBy.id);

const OPEN_LINKED: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.PickedUp, TaskStatus.Rejected];

export const isOpenLinkedTask = ({ status }: LinkedTask): boolean =>
  OPEN_LINKED.some((open) => open === status);

/** Started or PickedUp (000 §4.3). */
export const isActiveStep = ({ status }: CaseFlowStep): boolean =>
  status === StepStatus.Started || status === StepStatus.PickedUp;

/** Only the moments of a step decide whether it is picked up, whatever its status (000 §4.3). */
export const isPickedUpStep = ({ pickedUpOn, finishedOn }: CaseFlowStep): boolean =>
  pickedUpOn !== null && finishedOn === null;

export const isFinishedStep = ({ status, finishedOn }: CaseFlowStep): boolean =>
  status === StepStatus.Finished || finishedOn !== null;

/** A picked-up step is blocked while a required task is unfinished (000 §4.3, AMB-092). */
export const isBlockedStep = (step: CaseFlowStep): boolean =>
  isPickedUpStep(step) && step.tasks.some(({ isOptional, isFinished }) => !isOptional && !isFinished);

/** Returns the step as it will be once this task is finished. */
export const withTaskFinished = (step: CaseFlowStep, taskId: string): CaseFlowStep => ({
  ...step,
  tasks: step.tasks.map((task) => (task.id === taskId ? { ...task, isFinished: true } : task)),
});

/** Finished or cancelled. */
export const isOverStep = (step: CaseFlowStep): boolean =>
  isFinishedStep(step) || step.status === StepStatus.Canceled;

/** The step that is in progress or next: the first one that is not over. */
export const currentStep = ({ steps }: CaseFlow): CaseFlowStep | null =>
  steps.find((step) => !isOverStep(step)) ?? null;

/** The step is picked up and not over, so its tasks are in the inbox. */
const isInProgress = (caseFlow: CaseFlow, step: CaseFlowStep): boolean =>
  isOpen(caseFlow) && isPickedUpStep(step) && !isOverStep(step);

/** True for an unfinished task of a step in progress, whose state is known only from its task in the inbox. */
export const isInInbox = (
  caseFlow: CaseFlow,
  step: CaseFlowStep,
  { isFinished, umbrellaTaskId }: StepTask,
): boolean => !isFinished && umbrellaTaskId !== '' && isInProgress(caseFlow, step);

export const tasksInInbox = (caseFlow: CaseFlow): StepTask[] =>
  caseFlow.steps.flatMap((step) => step.tasks.filter((task) => isInInbox(caseFlow, step, task)));

/** The number of steps that are done; a picked-up step counts as done (000 §4.3, AMB-095). */
const doneCount = ({ steps }: CaseFlow): number =>
  steps.filter((step) => isFinishedStep(step) || isPickedUpStep(step)).length;

/** Returns the title of a step; a step without a title is named by its number. */
export const stepTitle = ({ steps }: CaseFlow, { id, title }: CaseFlowStep): string =>
  title.trim() || caseFlowStepsTexts.untitledStep(steps.findIndex((step) => step.id === id) + 1);

const FINISHED = 'Afgerond';

/** Returns the title of the current step, or how the case ended. If all steps are over, the last step is current. */
function stageOf(caseFlow: CaseFlow): string {
  const { status, steps } = caseFlow;
  if (steps.every(isFinishedStep)) return FINISHED;
  if (status === CaseFlowStatus.Canceled) return caseFlowStatusLabel(status);
  const step = currentStep(caseFlow) ?? steps.at(-1);
  return step ? stepTitle(caseFlow, step) : '';
}

/** Returns the stage and the counts of done and all steps: 'Afgerond (3/3)'; '' without known steps (000 §4.3). */
export function summaryOf(caseFlow: CaseFlow): string {
  const total = caseFlow.steps.length;
  return total === 0 ? '' : `${stageOf(caseFlow)} (${doneCount(caseFlow)}/${total})`;
}

/** Returns the deadline of the current step, otherwise that of the case (000 §4.3). */
export const currentDeadline = (caseFlow: CaseFlow): string | null =>
  currentStep(caseFlow)?.deadline ?? caseFlow.deadline;

export const caseFlowUrgency = (caseFlow: CaseFlow, now: number): Urgency =>
  isOpen(caseFlow) ? urgencyOf(currentDeadline(caseFlow), now, NEAR_DEADLINE_HOURS) : 'calm';

export const stepUrgency = (step: CaseFlowStep, now: number): Urgency =>
  isActiveStep(step) ? urgencyOf(step.deadline, now, NEAR_DEADLINE_HOURS) : 'calm';

/** Returns the id of the person that the case is for; null when unknown. */
export const personOf = ({ personId, relatedPerson }: CaseFlow): string | null =>
  personId ?? relatedPerson?.id ?? null;

/** Returns the person whose other work can be looked up. The search needs the name, and the id excludes namesakes. */
export function namedPersonOf(caseFlow: CaseFlow): { id: string; name: string } | null {
  const id = personOf(caseFlow);
  const name = caseFlow.relatedPerson?.name.trim() ?? '';
  return id === null || name === '' ? null : { id, name };
}

interface Customer {
  id?: string | null;
  name: string;
  /** Only a person's own record has these parts of the name. */
  firstName?: string | null;
  insertion?: string | null;
  lastName?: string | null;
}

/** Joins first name, insertion and last name; an insertion alone is not a name. */
function partsOf({ firstName, insertion, lastName }: Customer): string {
  const named = [firstName, lastName].some((part) => part?.trim());
  return named ? [firstName, insertion, lastName].filter((part) => part?.trim()).join(' ') : '';
}

/** Returns the parts of the name, the whole name or 'Onbekende relatie'; in quotes without an id (000 §3.3). */
export function customerName(person: Customer | null): string {
  const shown = (person && partsOf(person)) || person?.name.trim() || 'Onbekende relatie';
  return person?.id ? shown : `‘${shown}’`;
}
