import { draftKey } from '@/core/drafts/draftsSlice';

/** The fields and forms of the task screens; together with the task's id these names identify a draft. */
export const taskSurfaces = {
  reply: 'task-reply',
  edit: 'task-edit',
  link: 'task-link',
  finish: 'task-finish',
  reject: 'task-reject',
  delete: 'task-delete',
  bulkFinish: 'task-bulk-finish',
} as const;

export const replyDraftKey = (taskId: string): string => draftKey(taskSurfaces.reply, taskId);

/** Used instead of a task's id for the reason of all selected tasks. */
export const BULK_REASON = 'selection';
