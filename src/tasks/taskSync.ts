import { call, put, select } from 'typed-redux-saga';
import { isMissing } from '@/api/http/httpError';
import { getTask } from '@/api/tasks';
import { quietly } from '@/core/sagas/quietly';
import { selectUser } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/task/task';
import type { TaskEvent } from '@/hubs/taskHub';
import { tasksChanged } from './tasksActions';

/** After an answer about the open task, before the next question: a burst of events is one or two requests. */
export const REFETCH_MS = 150;

/** Shows what the answer to an own call said of a task, wherever that task is. */
export function* tellTask(event: TaskEvent) {
  const user = yield* select(selectUser);
  if (user !== null) yield* put(tasksChanged({ events: [event], user, now: Date.now() }));
}

/** The record as it is now, shown wherever the task is; null when it is gone. Throws when nobody can tell. */
export function* fetchTruth(id: string) {
  try {
    const task: Task = yield* call(getTask, id);
    yield* tellTask({ kind: 'updated', id, task });
    return task;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* tellTask({ kind: 'deleted', id, task: null });
    return null;
  }
}

/** The same where no answer is needed. */
export const refetch = (id: string) => quietly(fetchTruth, id);
