import * as v from 'valibot';
import { Assignee } from '@/domain/colleagues/assignee';
import { KeptFile } from '@/shared/media';

/** The changes in the form of a new task; the other values follow the contact and the type. */
export const TaskChanges = v.partial(
  v.object({
    subject: v.string(),
    description: v.string(),
    typeName: v.nullable(v.string()),
    ends: v.nullable(v.string()),
    completeBy: v.nullable(Assignee),
    fromId: v.string(),
    contractId: v.nullable(v.string()),
    files: v.array(KeptFile),
  }),
);
export type TaskChanges = v.InferOutput<typeof TaskChanges>;

export const isTaskChanges = (value: unknown): value is TaskChanges => v.is(TaskChanges, value);
