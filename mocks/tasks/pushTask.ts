import type { TaskRecord } from './records';
import { toRecord } from './records';
import { pushHub } from '../hubs/pushHub';

export type TaskEventName =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'completed'
  | 'contentsModified'
  | 'executorChanged'
  | 'pickedUp'
  | 'rejected'
  | 'discussed'
  | 'activitiesUpdated';

/** Pushes a change of a task to everybody; the whole record is the only argument (decisions.md, shapes). */
export const pushTask = (event: TaskEventName, task: TaskRecord): void =>
  pushHub('taskHub', event, toRecord(task));
