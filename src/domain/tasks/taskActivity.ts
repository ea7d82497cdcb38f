import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import * as d from '../decode/decode';

/** The first activity of every task; it does not count as a message (000 §2.3). */
const TASK_CREATED_ACTIVITY = 'TaskCreated';

/** One entry of a task's history: a message, a status change, or a chat (with `chatConversationId`). */
export const TaskActivity = v.object({
  id: d.id,
  message: d.text,
  startTime: d.instant,
  colleague: d.optionalRecord(Assignee),
  type: d.text,
  taskId: d.optionalId,
  chatConversationId: d.optionalId,
});
export type TaskActivity = v.InferOutput<typeof TaskActivity>;

export const isTaskCreated = (activity: TaskActivity): boolean => activity.type === TASK_CREATED_ACTIVITY;
