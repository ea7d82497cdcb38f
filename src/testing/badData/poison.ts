import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { taskQueries } from '@/api/taskQueries';

/** Something that no decoder lets through and no component can draw. */
export const UNDRAWABLE = {} as never;

/** What a question about a task is answered with, until it is asked again. */
export function holdAnswer(
  { dispatch }: { dispatch: Dispatch },
  name: 'taskHistory' | 'linkedTasks',
  taskId: string,
  answer: readonly object[],
): void {
  dispatch(taskQueries.util.upsertQueryData(name, taskId, answer as never) as unknown as UnknownAction);
}
