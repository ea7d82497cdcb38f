import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import * as d from '../decode/decode';
import type { TaskStatus } from './taskStatus';
import { taskStatusByWireName } from './taskStatus';
import { labelsOf } from '../decode/received';

export const TaskOutcomeStatus = { Positive: 'Positive', Neutral: 'Neutral', Negative: 'Negative' } as const;
export type TaskOutcomeStatus = (typeof TaskOutcomeStatus)[keyof typeof TaskOutcomeStatus];

/** The wire may send the index in the list instead of the name (AMB-235). */
const byWireName: Readonly<Record<string, TaskOutcomeStatus>> = {
  ...TaskOutcomeStatus,
  0: TaskOutcomeStatus.Positive,
  1: TaskOutcomeStatus.Neutral,
  2: TaskOutcomeStatus.Negative,
};

const taskOutcomeStatusLabel = labelsOf<TaskOutcomeStatus>({
  Positive: 'Positief',
  Neutral: 'Neutraal',
  Negative: 'Negatief',
});

export const TaskOutcome = v.object({
  id: d.id,
  title: d.text,
  label: d.text,
  status: d.member<TaskOutcomeStatus>(byWireName),
});
export type TaskOutcome = v.InferOutput<typeof TaskOutcome>;

/** Returns the outcome as an option to choose when a task is finished. */
export const asOutcomeOption = ({ id, title, label, status }: TaskOutcome) => ({
  value: id,
  label: label || title,
  description: taskOutcomeStatusLabel(status),
});

/** The task of a case-flow step, with its possible outcomes (000 §3.3). */
export const StepTask = v.object({
  id: d.id,
  /** The id of the same task in the inbox; '' until the step is picked up. */
  umbrellaTaskId: d.text,
  title: d.text,
  isOptional: d.flag,
  isFinished: d.flag,
  outcome: d.optionalRecord(TaskOutcome),
  outcomes: d.listOf(TaskOutcome),
});
export type StepTask = v.InferOutput<typeof StepTask>;

/** The task in the inbox that belongs to a step (000 §3.3). */
export const LinkedTask = v.object({
  id: d.id,
  subject: d.text,
  status: d.member<TaskStatus>(taskStatusByWireName),
  completeBy: d.optionalRecord(Assignee),
  completedById: d.optionalId,
  pickedUp: d.instant,
  finished: d.instant,
});
export type LinkedTask = v.InferOutput<typeof LinkedTask>;

/** A step task as its own call returns it; `task` is the same task in the inbox, or null until that task exists. */
export const LinkedStepTask = v.object({ ...StepTask.entries, task: d.optionalRecord(LinkedTask) });
export type LinkedStepTask = v.InferOutput<typeof LinkedStepTask>;
