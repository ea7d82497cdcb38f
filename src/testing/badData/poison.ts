import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { taskQueries } from '@/api/tasks/taskQueries';

/** A value that no decoder accepts and no component can render. */
export const UNDRAWABLE = {} as never;

/** Sets the cached answer of a query about a task; the answer stays until the query is read again. */
export function holdAnswer(
  { dispatch }: { dispatch: Dispatch },
  name: 'taskHistory' | 'linkedTasks',
  taskId: string,
  answer: readonly object[],
): void {
  dispatch(taskQueries.util.upsertQueryData(name, taskId, answer as never) as unknown as UnknownAction);
}
