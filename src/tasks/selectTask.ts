import type { Task } from '@/domain/task';
import { selectTaskById } from './tasksSelectors';
import type { WithTasks } from './tasksSlice';

export const selectOpen = ({ tasks }: WithTasks) => tasks.open;

/** What is known of a task: the opened record, or else what the list has. */
export const selectTask =
  (id: string) =>
  (state: WithTasks): Task | null => {
    const open = selectOpen(state);
    return (open.id === id ? open.task : null) ?? selectTaskById(state, id) ?? null;
  };
