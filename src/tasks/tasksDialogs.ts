import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface TaskDialogs {
  taskReason: { action: 'finish' | 'reject' | 'delete'; taskId: string };
  taskOutcome: { taskId: string };
  taskBulkReason: { action: 'finish'; taskIds: string[] };
  taskBulkReassign: { taskIds: string[] };
  taskSaveView: object;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends TaskDialogs {}
}

/** Dialog kind to component; each arrives when it is first asked for. */
export const tasksDialogs: DialogComponents<keyof TaskDialogs> = {
  taskReason: lazyPart(async () => (await import('./task/TaskReasonDialog')).TaskReasonDialog),
  taskOutcome: lazyPart(async () => (await import('./task/TaskOutcomeDialog')).TaskOutcomeDialog),
  taskBulkReason: lazyPart(async () => (await import('./list/TaskBulkReasonDialog')).TaskBulkReasonDialog),
  taskBulkReassign: lazyPart(
    async () => (await import('./list/TaskBulkReassignDialog')).TaskBulkReassignDialog,
  ),
  taskSaveView: lazyPart(async () => (await import('./list/TaskSaveViewDialog')).TaskSaveViewDialog),
};
