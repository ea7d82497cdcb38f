import * as v from 'valibot';
import { draftKey, selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';

const Assignment = v.object({
  record: v.picklist(['contact', 'task']),
  recordId: v.string(),
  conversationId: v.string(),
});
export type Assignment = v.InferOutput<typeof Assignment>;

/** An assignment is kept as a draft until it is linked, so that it can always be retried. */
const SURFACE = 'chatAssign';
export const assignmentKey = ({ recordId }: Pick<Assignment, 'recordId'>): string =>
  draftKey(SURFACE, recordId);

const isAssignment = (value: unknown): value is Assignment => v.is(Assignment, value);

export const selectUnassigned = (state: WithDrafts, conversationId: string): readonly Assignment[] =>
  Object.entries(selectDrafts(state))
    .filter(([key]) => key.startsWith(draftKey(SURFACE, '')))
    .flatMap(([, { value }]) => (isAssignment(value) ? [value] : []))
    .filter((assignment) => assignment.conversationId === conversationId);
