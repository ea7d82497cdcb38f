import type { Application } from '@/domain/application';
import type { CaseActivity } from '@/domain/caseActivity';
import type { CaseFlow, CaseMessage } from '@/domain/caseFlow';
import type { CaseFlowStep } from '@/domain/caseFlowStep';
import type { SelfServiceReport } from '@/domain/caseHistory';
import type { Colleague, FunctionGroup } from '@/domain/colleague';
import type { Contract } from '@/domain/contract';
import type { ErrorReport, ErrorReportLevel } from '@/domain/errorReport';
import type { Media } from '@/domain/media';
import type { Permission } from '@/domain/permission';
import type { Person } from '@/domain/person';
import type { Task } from '@/domain/task';
import type { TaskActivity } from '@/domain/taskActivity';
import type { StepTask } from '@/domain/taskOutcome';

/** What the back end knows of things beyond what it tells. */
export type TaskRecord = Task;
export type ActivityRecord = TaskActivity;
export type PersonRecord = Person;
export type FunctionGroupRecord = FunctionGroup;
export type ApplicationRecord = Application;

export interface ColleagueRecord extends Colleague {
  /** The employee role id, which filters accept beside the user id (AMB-101). */
  roleId: string;
  functionGroupIds: string[];
  telephone: string;
  hasPhoto: boolean;
}

/** Someone who can sign in: a colleague with permissions, known by a short name in cookies and tests. */
export interface UserRecord {
  id: string;
  key: string;
  permissions: readonly Permission[];
}

export interface ContractRecord extends Contract {
  /** The customer role whose contract it is. */
  roleId: string;
}

export interface MediaRecord extends Media {
  fileName: string;
  contentType: string;
  /** Uploaded bytes; a seeded file is drawn when somebody looks at it. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** The case on the timeline in which it is kept. */
  caseId: string | null;
}

export interface CaseRecord {
  id: string;
  title: string;
  personId: string | null;
}

export interface CaseActivityRecord extends CaseActivity {
  caseId: string;
  status: 'Active' | 'Deleted';
}

export interface StepRecord extends Omit<CaseFlowStep, 'tasks'> {
  /** How long it may take once it has started. */
  days: number;
}

/** A case with its steps; the tasks of the steps are records of their own. */
export interface CaseFlowRecord extends Omit<CaseFlow, 'steps' | 'umbrellaCaseId'> {
  umbrellaCaseId: string;
  steps: readonly StepRecord[];
  cancelation: { statusId: string; reason: string } | null;
}

export interface CaseMessageRecord extends CaseMessage {
  caseFlowId: string;
  isPublic: boolean;
}

export interface SelfServiceReportRecord extends SelfServiceReport {
  /** The case on the timeline that it started. */
  caseId: string;
}

/** Its task in the inbox is a record of its own, made when the step is picked up. */
export interface StepTaskRecord extends Omit<StepTask, 'task' | 'umbrellaTaskId'> {
  umbrellaTaskId: string | null;
  caseFlowId: string;
  stepId: string;
}

export interface FaqSuggestionRecord {
  id: string;
  question: string;
  suggestion: string;
  fromOperatorId: string;
}

export interface ErrorReportRecord extends ErrorReport {
  id: string;
  level: ErrorReportLevel;
}
