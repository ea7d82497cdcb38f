import { lazyPart } from '@/lib/lazyPart';

/** Dialog kind to component; each arrives when it is first asked for. */
export const tasksDialogs = {
  taskReason: lazyPart(async () => (await import('./dialogs/TaskReasonDialog')).TaskReasonDialog),
  taskOutcome: lazyPart(async () => (await import('./dialogs/TaskOutcomeDialog')).TaskOutcomeDialog),
  taskBulkReason: lazyPart(async () => (await import('./dialogs/TaskBulkReasonDialog')).TaskBulkReasonDialog),
  taskBulkReassign: lazyPart(
    async () => (await import('./dialogs/TaskBulkReassignDialog')).TaskBulkReassignDialog,
  ),
  taskSaveView: lazyPart(async () => (await import('./dialogs/TaskSaveViewDialog')).TaskSaveViewDialog),
};
