import type { TaskSort } from '@/api/tasks/tasks';
import type { Task } from '@/domain/tasks/task';

type Key = 'ends' | 'created';
const keys: Record<TaskSort, { key: Key; direction: 1 | -1 }> = {
  ends: { key: 'ends', direction: 1 },
  endsDescending: { key: 'ends', direction: -1 },
  created: { key: 'created', direction: 1 },
  createdDescending: { key: 'created', direction: -1 },
};

/**
 * The server's order. A task without the moment comes last in every order; equal moments are ordered by id. If the
 * server breaks ties differently, the next resync shows its order, which affects only a few rows with the same moment.
 */
export function compareTasks(sort: TaskSort): (a: Task, b: Task) => number {
  const { key, direction } = keys[sort];
  return (a, b) => {
    const [one, other] = [a[key], b[key]];
    if (one !== other) {
      if (one === null) return 1;
      if (other === null) return -1;
      return one < other ? -direction : direction;
    }
    if (a.id === b.id) return 0;
    return a.id < b.id ? -1 : 1;
  };
}
