import * as v from 'valibot';
import { Assignee } from '@/domain/colleague/assignee';
import { KeptFile } from '@/media';

/** What was changed in the form of a new task; the rest follows what is known of contact and type. */
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
