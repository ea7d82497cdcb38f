import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { taskEvents } from '@/hubs/taskHub';
import { liveRecord, nothingOpen, type OpenRecord } from '@/kit/livelist/record/liveRecord';
import type { RecordTable } from '@/kit/livelist/records';
import { sameId } from '@/lib/guid';
import { replied, taskActions } from '../tasksActions';

export interface OpenTask extends OpenRecord {
  /** The last place of the task in the list, for 'Volgende taak'. */
  place: number;
}

export const openTask = liveRecord({
  name: 'tasks',
  hub: 'taskHub',
  received: taskEvents,
  actions: taskActions,
  isDeleted: ({ status }) => status === TaskStatus.Removed,
  closed: { ...nothingOpen, place: -1 },
});

/** An own message changes the record as well. */
export function reduceOpen(state: OpenTask, action: UnknownAction, table: RecordTable<Task>): OpenTask {
  const isReply = replied.match(action) && sameId(action.payload, state.id);
  return isReply ? { ...state, wanted: true } : openTask.reduce(state, action, table);
}
