import { call, put, select } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { getTask } from '@/api/tasks';
import { selectUser } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/task';
import type { TaskEvent } from '@/hubs/taskHub';
import { tasksChanged } from './tasksActions';

type Source = ReturnType<typeof tasksChanged>['payload']['source'];

const NOT_FOUND = 404;

/** Hands the slice what became known about tasks, by a hub or by an own call, and for whom and when it is to be judged. */
export function* applyToTasks(source: Source, events: readonly TaskEvent[]) {
  const user = yield* select(selectUser);
  if (user !== null && events.length > 0) yield* put(tasksChanged({ events, user, now: Date.now(), source }));
}

export const isMissing = (error: unknown): boolean => isHttpError(error) && error.status === NOT_FOUND;

/** The record as it is now, shown wherever the task is; null when it is gone. Throws when nobody can tell. */
export function* fetchTruth(id: string) {
  try {
    const task: Task = yield* call(getTask, id);
    yield* applyToTasks('answer', [{ kind: 'updated', id, task }]);
    return task;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* applyToTasks('answer', [{ kind: 'deleted', id, task: null }]);
    return null;
  }
}

/** The same for when it is no matter of success: a screen that could not be refreshed stays as it is. */
export function* refetch(id: string) {
  try {
    yield* fetchTruth(id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
