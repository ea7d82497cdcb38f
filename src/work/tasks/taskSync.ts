import { call, put, select } from 'typed-redux-saga';
import { isMissing } from '@/api/http/httpError';
import { getTask } from '@/api/tasks/tasks';
import { quietly } from '@/core/sagas/quietly';
import { selectUser } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/tasks/task';
import type { TaskEvent } from '@/hubs/taskHub';
import { tasksChanged } from './tasksActions';

/** Applies the answer to this user's own request, wherever the task is shown. */
export function* applyTaskEvent(event: TaskEvent) {
  const user = yield* select(selectUser);
  if (user !== null) yield* put(tasksChanged({ events: [event], user, now: Date.now() }));
}

/** Fetches the task and updates it wherever it is shown; null if it is gone. Throws if it cannot be read. */
export function* fetchTruth(id: string) {
  try {
    const task: Task = yield* call(getTask, id);
    yield* applyTaskEvent({ kind: 'updated', id, task });
    return task;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* applyTaskEvent({ kind: 'deleted', id, task: null });
    return null;
  }
}

/** Like `fetchTruth`, but ignores a failed request. */
export const refetch = (id: string) => quietly(fetchTruth, id);
