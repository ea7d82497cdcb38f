import * as v from 'valibot';
import { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { TaskType } from '@/domain/tasks/taskType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { sameValue } from '@/lib/values';
import { taskFormTexts } from './taskFormTexts';

const texts = taskFormTexts.edit;

export type EditFields = Pick<Task, 'subject' | 'description' | 'ends' | 'completeBy' | 'taskType'>;
export type EditField = keyof EditFields;

/** The changed fields, and `lastModified` of the task that they were changed from. */
interface EditDraft {
  baseline: string | null;
  changes: Partial<EditFields>;
}

export const nothingChanged: EditDraft = { baseline: null, changes: {} };

const Draft = v.object({
  baseline: v.nullable(v.string()),
  changes: v.object({
    subject: v.optional(v.string()),
    description: v.optional(v.string()),
    ends: v.optional(v.nullable(v.string())),
    completeBy: v.optional(v.nullable(Assignee)),
    taskType: v.optional(v.nullable(TaskType)),
  }),
});

export const isEditDraft = (value: unknown): value is EditDraft => v.is(Draft, value);

/** Returns the draft with this value; a value equal to the task's own is no change. */
export function withChange<F extends EditField>(
  draft: EditDraft,
  task: Task,
  field: F,
  value: EditFields[F],
): EditDraft {
  const others = { ...draft.changes };
  Reflect.deleteProperty(others, field);
  const changes: EditDraft['changes'] = sameValue(value, task[field])
    ? others
    : { ...others, [field]: value };
  const first = Object.keys(draft.changes).length === 0;
  return { baseline: first ? task.lastModified : draft.baseline, changes };
}

export const isDirty = ({ changes }: EditDraft): boolean => Object.keys(changes).length > 0;

/** True if the draft was made from another version of the task (W5). */
export const isConflict = (draft: EditDraft, task: Task): boolean =>
  isDirty(draft) && draft.baseline !== task.lastModified;

const labels: Record<EditField, string> = {
  subject: texts.subject,
  description: texts.description,
  ends: texts.deadline,
  completeBy: texts.assignee,
  taskType: texts.type,
};

interface TheirField {
  field: EditField;
  label: string;
  value: string;
}

function asText(task: Task, field: EditField): string {
  const { ends } = task;
  return {
    subject: task.subject,
    description: task.description,
    ends: ends === null ? '' : `${formatDate(ends)} ${formatTime(ends)}`,
    completeBy: task.completeBy?.name ?? '',
    taskType: task.taskType?.name ?? '',
  }[field];
}

/** Returns the task's current values of the changed fields, where they differ from the draft. */
export const theirFields = (draft: EditDraft, task: Task): TheirField[] =>
  (Object.keys(draft.changes) as EditField[])
    .filter((field) => !sameValue(draft.changes[field], task[field]))
    .map((field) => ({ field, label: labels[field], value: asText(task, field) }));
