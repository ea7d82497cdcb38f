import type { TaskUpdate } from '@/api/tasks';
import type { Task } from '@/domain/task';

/** An update says everything again, so it starts from what there is (000 §7.2). */
export const asUpdate = (task: Task, changes: Partial<Omit<TaskUpdate, 'id'>> = {}): TaskUpdate => ({
  id: task.id,
  status: task.status,
  completeBy: task.completeBy,
  description: task.description,
  subject: task.subject,
  ends: task.ends,
  mediaIds: task.mediaIds,
  taskType: task.taskType,
  created: task.created,
  ...changes,
});
