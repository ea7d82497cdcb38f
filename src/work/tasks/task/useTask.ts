import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Task } from '@/domain/tasks/task';
import type { Failure } from '@/lib/failures/whyFailed';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { selectTaskById } from '../tasksSelectors';
import { taskClosed, taskOpened } from '../tasksActions';
import { selectOpen } from '../tasksSelectors';
import type { WithTasks } from '../tasksSlice';

export interface ShownTask {
  /** The list's record at first, then the whole task. */
  task: Task | null;
  load: 'loading' | 'loaded' | 'failed' | 'notFound';
  failure: Failure | null;
  /** True once the hub reports the removal, or when the task that was read had already been removed. */
  removed: boolean;
}

/** Reports which task is on the screen, because sagas and hubs need to know, and returns its record. */
export function useTask(id: string): ShownTask {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(taskOpened(id));
    return () => {
      dispatch(taskClosed());
    };
  }, [dispatch, id]);

  const open = useSelector(selectOpen);
  const task = useSelector((state: WithTasks) => selectTaskById(state, id)) ?? null;
  if (open.id !== id) return { task, load: 'loading', failure: null, removed: false };
  const load = open.load === 'idle' ? 'loading' : open.load;
  return { task, load, failure: open.failure, removed: open.removed || task?.status === TaskStatus.Removed };
}
