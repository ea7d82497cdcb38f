import { TaskStatus } from '@/domain/tasks/taskStatus';
import { useOpenRecord } from '@/kit/livelist/record/useOpenRecord';
import { openTask } from './openTask';

/** Returns the task on the screen. It is removed from the start if it was when it was read. */
export function useTask(id: string) {
  const { record: task, removed, ...shown } = useOpenRecord(openTask, id);
  return { ...shown, task, removed: removed || task?.status === TaskStatus.Removed };
}
