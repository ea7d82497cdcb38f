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
  /** Null: the person is not known. */
  person: PersonRecord | null;
  /** The colleague who picked up its steps; one of the step's group when absent. */
  worker?: Party;
  title?: string;
  /** The deadline of its current step; random when absent. */
  deadline?: string;
  /** The status of its open tasks; random when absent. */
  openTasks?: TaskStatus;
  /** A step task that is already in the inbox; the current step is its step. */
  present?: { stepTask: StepTaskRecord; task: TaskRecord };
}
