import { getTask } from '@/api/tasks/tasks';
import type { TaskEvent } from '@/hubs/taskHub';
import { recordSagas } from '@/kit/livelist/record/recordSagas';
import { openTask } from './task/openTask';

/** Keeps the open task up to date, and reads and writes tasks anywhere. */
export const taskSync = recordSagas(openTask, {
  fetch: getTask,
  toEvent: (id, task): TaskEvent => ({ kind: task === null ? 'deleted' : 'updated', id, task }),
});
