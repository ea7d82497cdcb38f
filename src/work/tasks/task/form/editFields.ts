import * as v from 'valibot';
import { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { TaskType } from '@/domain/tasks/taskType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { taskFormTexts } from './taskFormTexts';

const texts = taskFormTexts.edit;

export const EditFields = v.object({
  subject: v.string(),
  description: v.string(),
  ends: v.nullable(v.string()),
  completeBy: v.nullable(Assignee),
  taskType: v.nullable(TaskType),
});
export type EditFields = v.InferOutput<typeof EditFields>;
type EditField = keyof EditFields;

export const editFieldsOf = ({ subject, description, ends, completeBy, taskType }: Task): EditFields => ({
  subject,
  description,
  ends,
  completeBy,
  taskType,
});

const labels: Record<EditField, string> = {
  subject: texts.subject,
  description: texts.description,
  ends: texts.deadline,
  completeBy: texts.assignee,
  taskType: texts.type,
};

/** Returns, in words, the task's present values of the fields that a colleague changed as well. */
export const theirFields = (names: readonly EditField[], { ends, ...task }: EditFields) => {
  const words: Record<EditField, string> = {
    ...task,
    ends: ends === null ? '' : `${formatDate(ends)} ${formatTime(ends)}`,
    completeBy: task.completeBy?.name ?? '',
    taskType: task.taskType?.name ?? '',
  };
  return names.map((field) => ({ field, label: labels[field], value: words[field] }));
};
