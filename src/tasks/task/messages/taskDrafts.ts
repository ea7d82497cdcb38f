import { draftKey } from '@/core/drafts/draftsSlice';

/** The places of the task screens where something is typed; with the task's id they name a draft. */
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

/** In the place of a task's id: what is typed for all the selected tasks. */
export const BULK_REASON = 'selection';
