import { put, select } from 'typed-redux-saga';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Task } from '@/domain/tasks/task';
import type { TaskEvent } from '@/hubs/taskHub';
import type { RecordWrite } from '@/kit/livelist/record/recordSagas';
import { taskMessages } from '../taskMessages';
import { taskSync } from '../taskSync';
import { openTask } from './openTask';

/** The writes of a task. `replyAndFinish` covers its steps together; each step is a write of its own as well. */
export type TaskSubject =
  'pickUp' | 'notReached' | 'finish' | 'reject' | 'delete' | 'reply' | 'update' | 'link' | 'replyAndFinish';

export const taskKey = (subject: TaskSubject, id: string): string => submissionKey(`tasks/${subject}`, id);

export const findTask = openTask.selectById;

/** Returns the task; shows an error if it is unknown, as every task action needs a selected task (000 §4.2). */
export function* demandTask(id: string) {
  const task = yield* select(findTask, id);
  if (task === null) yield* put(toastShown({ kind: 'error', text: taskMessages.noTaskSelected }));
  return task;
}

export interface TaskAction extends Omit<RecordWrite<Task, TaskEvent>, 'key' | 'answerEvent'> {
  subject: TaskSubject;
}

/** Performs the action, and shows the current task. */
export const perform = ({ subject, id, ...action }: TaskAction) =>
  taskSync.perform({
    ...action,
    key: taskKey(subject, id),
    id,
    answerEvent(task) {
      if (subject === 'delete') return { kind: 'deleted', id, task };
      return task && { kind: 'updated', id, task };
    },
  });
