import type { TaskSort } from '@/api/tasks/tasks';
import type { DialogComponents, DialogProps } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';
import type { Question } from '@/kit/livelist/listState';
import type { TaskFilters } from './list/taskFilters';
import { taskList } from './list/taskList';

interface TaskDialogs {
  taskReason: { action: 'finish' | 'reject' | 'delete'; taskId: string };
  taskOutcome: { taskId: string };
  taskBulkReason: { action: 'finish'; taskIds: string[] };
  taskBulkReassign: { taskIds: string[] };
  taskSaveView: Question<TaskFilters, TaskSort>;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends TaskDialogs {}
}

/** The component of each dialog kind, loaded on first use. */
export const tasksDialogs: DialogComponents<keyof TaskDialogs> = {
  taskReason: lazyPart(async () => (await import('./task/TaskReasonDialog')).TaskReasonDialog),
  taskOutcome: lazyPart(async () => (await import('./task/TaskOutcomeDialog')).TaskOutcomeDialog),
  taskBulkReason: lazyPart(async () => (await import('./list/TaskBulkReasonDialog')).TaskBulkReasonDialog),
  taskBulkReassign: lazyPart(
    async () => (await import('./list/TaskBulkReassignDialog')).TaskBulkReassignDialog,
  ),
  taskSaveView: lazyPart<DialogProps<'taskSaveView'>>(async () =>
    (await import('@/kit/livelist/SaveViewDialog')).saveViewDialog(taskList),
  ),
};
