import type { TaskStatus } from '@/domain/task/taskStatus';
import type { CaseFlowDefinition } from './definitions';
import type { PersonRecord, StepTaskRecord, Party } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import type { CaseState } from './caseTimeline';

export interface CasePlan {
  definition: CaseFlowDefinition;
  state: CaseState;
  /** The current step, from 0. */
  at: number;
  owner: Party | null;
  /** Null: whom it is about is not known. */
  person: PersonRecord | null;
  /** Who picked up its steps; a colleague of the step's group where it is missing. */
  worker?: Party;
  title?: string;
  /** Of its current step; a chance where it is missing. */
  deadline?: string;
  /** How far its open tasks are; a chance where it is missing. */
  openTasks?: TaskStatus;
  /** A step task that the inbox has already; the current step is its step. */
  present?: { stepTask: StepTaskRecord; task: TaskRecord };
}
