import type {
  CaseFlow,
  LinkedTask,
  Message,
  SelfServiceReport,
  Step,
  StepOfCase,
  StepTask,
  StepTaskAnswer,
} from '../wire/caseFlows';
import type { AssigneeKind } from '../wire/shared';
import { inboxSideOf, stepTasksOf } from './state';
import type {
  CaseFlowRecord,
  CaseMessageRecord,
  Party,
  SelfServiceReportRecord,
  StepRecord,
  StepTaskRecord,
} from '../db/records';
import type { TaskRecord } from '../tasks/records';
import { caseFlowStatus, stepStatus, taskStatus } from '../db/spelling';
import { toAssignee, toAuthor, toPersonReference } from '../db/wire';

const toLinkedTask = (task: TaskRecord): LinkedTask => ({
  id: task.id,
  completeBy: task.completeBy && toAssignee(task.completeBy),
  finished: task.finished,
  pickedUp: task.pickedUp,
  status: taskStatus(task.status, task.spelledOtherwise),
  subject: task.subject,
  completedById: task.completedById,
});

const toStepTask = (stepTask: StepTaskRecord): StepTask => ({
  id: stepTask.id,
  umbrellaTaskId: stepTask.umbrellaTaskId,
  title: stepTask.title,
  isOptional: stepTask.isOptional,
  isFinished: stepTask.isFinished,
  outcome: stepTask.outcome,
  outcomes: stepTask.outcomes,
});

const linkedTaskOf = (stepTask: StepTaskRecord): LinkedTask | null => {
  const task = inboxSideOf(stepTask);
  return task ? toLinkedTask(task) : null;
};

/** A step task as an answer of its own, which is the only answer that includes its task in the inbox. */
export const toStepTaskAnswer = (stepTask: StepTaskRecord): StepTaskAnswer => ({
  ...toStepTask(stepTask),
  caseFlowId: stepTask.caseFlowId,
  stepId: stepTask.stepId,
  task: linkedTaskOf(stepTask),
});

const model = ({ id, type }: Party): { id: string; type: AssigneeKind } => ({ id, type });

const namedModel = (party: Party | null) => party && { ...model(party), name: party.name || null };

const toStep = (step: StepRecord, byName = false): Step => ({
  id: step.id,
  title: step.title,
  status: stepStatus(step.status, byName),
  functionGroupId: step.functionGroupId,
  deadline: step.deadline,
  pickedUpOn: step.pickedUpOn,
  finishedOn: step.finishedOn,
  pickedUpByModel: step.pickedUpByModel && model(step.pickedUpByModel),
  tasks: stepTasksOf(step).map(toStepTask),
  selfServiceScenarios: step.selfServiceScenarios,
});

/** The answer of caseflow/steps. */
export const toStepsOfCase = ({ id, steps, spelledOtherwise }: CaseFlowRecord): StepOfCase[] =>
  steps.map((step) => ({ ...toStep(step, spelledOtherwise), caseFlowId: id }));

const stepsOf = ({ steps, isOld, spelledOtherwise }: CaseFlowRecord): Step[] | null =>
  isOld ? null : steps.map((step) => toStep(step, spelledOtherwise));

/**
 * The case on the wire. For users who may not see steps, and in calls without steps, the field `steps` is absent
 * instead of empty.
 */
export const toCaseFlow = (flow: CaseFlowRecord, { withSteps }: { withSteps: boolean }): CaseFlow => ({
  id: flow.id,
  umbrellaCaseId: flow.umbrellaCaseId,
  title: flow.title,
  type: flow.type,
  caseType: flow.type,
  status: caseFlowStatus(flow.status, flow.spelledOtherwise),
  ownerModel: namedModel(flow.ownerModel),
  assignment: namedModel(flow.assignment),
  deadline: flow.deadline,
  created: flow.created,
  lastModified: flow.lastModified,
  relatedPerson: flow.relatedPerson && toPersonReference(flow.relatedPerson),
  personId: flow.personId,
  ...(withSteps && { steps: stepsOf(flow) }),
});

export function toMessage({ id, message, mediaId, created, createdBy }: CaseMessageRecord): Message {
  const author = createdBy && toAuthor(createdBy);
  return {
    id,
    message: message || null,
    mediaId,
    created,
    startTime: created,
    createdBy: author,
    colleague: author,
  };
}

export const toReport = ({
  id,
  caseId,
  title,
  created,
  items,
}: SelfServiceReportRecord): SelfServiceReport => ({
  id,
  caseId,
  flowStateId: `flow-${id.slice(0, 8)}`,
  title,
  created,
  status: 'Submitted',
  items,
});
