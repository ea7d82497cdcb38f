import type { AssigneeKind, Assignee, Author, Moment, PersonReference, Spelled } from './shared';

export interface TaskOutcome {
  id: string;
  title: string;
  label: string;
  status: Spelled;
}

export interface StepTask {
  id: string;
  /** The task in the inbox; null until the step is picked up. */
  umbrellaTaskId: string | null;
  title: string;
  isOptional: boolean;
  isFinished: boolean;
  outcome: TaskOutcome | null;
  outcomes: readonly TaskOutcome[];
}

export interface LinkedTask {
  id: string;
  completeBy: Assignee | null;
  finished: Moment | null;
  pickedUp: Moment | null;
  status: Spelled;
  subject: string;
  completedById: string | null;
}

/** The answer of gettask and finishtask. */
export interface StepTaskAnswer extends StepTask {
  caseFlowId: string;
  stepId: string;
  task: LinkedTask | null;
}

export interface StepScenario {
  selfServiceScenarioId: string;
  title: string;
  isFinished: boolean;
  startAutomatically: boolean;
}

export interface Step {
  id: string;
  title: string;
  status: Spelled;
  functionGroupId: string | null;
  deadline: Moment | null;
  pickedUpOn: Moment | null;
  finishedOn: Moment | null;
  pickedUpByModel: { id: string; type: AssigneeKind } | null;
  tasks: readonly StepTask[];
  selfServiceScenarios: readonly StepScenario[];
}

/** An answer of caseflow/steps. */
export type StepOfCase = Step & { caseFlowId: string };

interface CaseFlowAssignee {
  id: string;
  type: AssigneeKind;
  name: string | null;
}

export interface CaseFlow {
  id: string;
  umbrellaCaseId: string | null;
  title: string;
  type: string;
  caseType: string;
  status: Spelled;
  ownerModel: CaseFlowAssignee | null;
  assignment: CaseFlowAssignee | null;
  deadline: Moment | null;
  created: Moment;
  lastModified: Moment;
  relatedPerson: PersonReference | null;
  personId: string | null;
  /** Present only in detailed calls of users with viewDetailedCaseFlow. */
  steps?: readonly Step[] | null;
}

/** The payload of caseFlowHub: the case with its steps, and the subject of the event. */
export interface PushedCaseFlow extends CaseFlow {
  caseFlowId: string;
  stepId?: string;
  taskId?: string;
  umbrellaTaskId?: string;
}

export interface OwnerGroup {
  owner: Assignee | null;
  total: number;
  items: CaseFlow[];
}

export interface Message {
  id: string;
  message: string | null;
  mediaId: string | null;
  created: Moment;
  startTime: Moment;
  createdBy: Author | null;
  colleague: Author | null;
}

export interface SelfServiceReport {
  id: string;
  caseId: string;
  flowStateId: string;
  title: string;
  created: Moment;
  status: Spelled;
  items: readonly { question: string; answer: string }[] | null;
}
