import type { TaskStatus } from '@/domain/tasks/taskStatus';
import type { CaseFlowDefinition } from './definitions';
import type { PersonRecord, StepTaskRecord, Party } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import type { CaseState } from './caseTimeline';

export interface CasePlan {
  definition: CaseFlowDefinition;
  state: CaseState;
  /** Index of the current step. */
  at: number;
  owner: Party | null;
  /** Null if the person is not known. */
  person: PersonRecord | null;
  /** The colleague who picked up the steps; when absent, somebody of the step's group. */
  worker?: Party;
  title?: string;
  /** The deadline of the current step; random when absent. */
  deadline?: string;
  /** The status of the open tasks; random when absent. */
  openTasks?: TaskStatus;
  /** A step task that is already in the inbox; it belongs to the current step. */
  present?: { stepTask: StepTaskRecord; task: TaskRecord };
}
