import { lazy } from 'react';

/** Dialog kind to component; each arrives when it is first asked for. */
export const tasksDialogs = {
  taskReason: lazy(async () => ({ default: (await import('./dialogs/TaskReasonDialog')).TaskReasonDialog })),
  taskOutcome: lazy(async () => ({
    default: (await import('./dialogs/TaskOutcomeDialog')).TaskOutcomeDialog,
  })),
  taskBulkReason: lazy(async () => ({
    default: (await import('./dialogs/TaskBulkReasonDialog')).TaskBulkReasonDialog,
  })),
  taskBulkReassign: lazy(async () => ({
    default: (await import('./dialogs/TaskBulkReassignDialog')).TaskBulkReassignDialog,
  })),
  taskSaveView: lazy(async () => ({
    default: (await import('./dialogs/TaskSaveViewDialog')).TaskSaveViewDialog,
  })),
};
