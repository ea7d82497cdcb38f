import * as v from 'valibot';
import { Assignee } from './assignee';
import { flag, id, instant, listOf, member, optionalRecord, optionalText, text } from './decode';
import { TaskStatus, taskStatusByWireName } from './taskStatus';

export const TaskOutcomeStatus = { Positive: 'Positive', Neutral: 'Neutral', Negative: 'Negative' } as const;
export type TaskOutcomeStatus = (typeof TaskOutcomeStatus)[keyof typeof TaskOutcomeStatus];

/** The wire may send the place in the list instead of the name (AMB-235). */
const byWireName: Readonly<Record<string, TaskOutcomeStatus>> = {
  ...TaskOutcomeStatus,
  0: TaskOutcomeStatus.Positive,
  1: TaskOutcomeStatus.Neutral,
  2: TaskOutcomeStatus.Negative,
};

const labels: Record<TaskOutcomeStatus, string> = {
  Positive: 'Positief',
  Neutral: 'Neutraal',
  Negative: 'Negatief',
};

const taskOutcomeStatusLabel = (status: TaskOutcomeStatus): string => labels[status];

export const TaskOutcome = v.object({
  id,
  title: text,
  label: text,
  status: v.fallback(member<TaskOutcomeStatus>(byWireName), TaskOutcomeStatus.Neutral),
});
export type TaskOutcome = v.InferOutput<typeof TaskOutcome>;

/** As it is offered when a task is finished. */
export const asOutcomeOption = ({ id, title, label, status }: TaskOutcome) => ({
  value: id,
  label: label || title,
  description: taskOutcomeStatusLabel(status),
});

/** What a step task tells of its task in the inbox (000 §3.3). */
export const LinkedTask = v.object({
  id,
  subject: text,
  status: v.fallback(member<TaskStatus>(taskStatusByWireName), TaskStatus.New),
  completeBy: optionalRecord(Assignee),
  completedById: optionalText,
  pickedUp: instant,
  finished: instant,
});
export type LinkedTask = v.InferOutput<typeof LinkedTask>;

/** The task of a case-flow step, with the outcomes it can be finished with (000 §3.3). */
export const StepTask = v.object({
  id,
  umbrellaTaskId: text,
  title: text,
  isOptional: flag,
  isFinished: flag,
  outcome: optionalRecord(TaskOutcome),
  outcomes: listOf(TaskOutcome),
  /** Its task in the inbox; null where the answer does not bring it. */
  task: optionalRecord(LinkedTask),
});
export type StepTask = v.InferOutput<typeof StepTask>;
