import * as v from 'valibot';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { keptRecords } from '@/core/drafts/keptRecords';

const Assignment = v.object({
  record: v.picklist(['contact', 'task']),
  /** The id of the contact moment or the task. */
  id: v.string(),
  conversationId: v.string(),
});
export type Assignment = v.InferOutput<typeof Assignment>;

/**
 * Records to be linked to a conversation. They are kept until they are linked, so that linking can always be retried.
 */
export const assignments = keptRecords('chatAssign', Assignment);

export const selectUnassigned = (state: WithDrafts, conversationId: string): readonly Assignment[] =>
  assignments.selectAll(state).filter((assignment) => assignment.conversationId === conversationId);
