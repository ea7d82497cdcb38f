import * as v from 'valibot';
import { Assignee } from '../colleague/assignee';
import {
  count,
  id,
  instant,
  listOf,
  member,
  optionalId,
  optionalRecord,
  text,
  textByKey,
} from '../decode/decode';
import type { TaskStatus } from './taskStatus';
import { taskStatusByWireName } from './taskStatus';
import { TaskType } from './taskType';

/** A person named by a task: apart from the person, whom a list does without. */
const PersonReference = v.object({ id, name: text });

const WireTask = v.object({
  id,
  subject: text,
  description: text,
  created: instant,
  lastModified: instant,
  /** The deadline. */
  ends: instant,
  status: member<TaskStatus>(taskStatusByWireName),
  taskType: optionalRecord(TaskType),
  unitId: optionalId,
  complexId: optionalId,
  relatedPerson: optionalRecord(PersonReference),
  completeBy: optionalRecord(Assignee),
  completedById: optionalId,
  /** The account that made the task. */
  createdBy: optionalRecord(Assignee),
  /** The person or group on whose behalf the task was made: its owner (AMB-060). */
  from: optionalRecord(Assignee),
  finished: instant,
  pickedUp: instant,
  mediaIds: listOf(id),
  properties: textByKey,
  contractId: optionalId,
  faq: optionalRecord(v.object({ question: text })),
  case: optionalRecord(v.object({ id, title: text })),
  discussionCount: v.optional(v.unknown(), null),
  totalDiscussions: v.optional(v.unknown(), null),
});

/**
 * A task as the list, the detail and the hub send it. The list says `discussionCount` and `faq.question` where the detail
 * says `totalDiscussions` and `case.title` (AMB-075): here both are `discussionCount` and `caseTitle`.
 */
export const Task = v.pipe(
  WireTask,
  v.transform(({ faq, discussionCount, totalDiscussions, ...task }) => ({
    ...task,
    caseTitle: task.case?.title || faq?.question || null,
    discussionCount: v.parse(count, totalDiscussions ?? discussionCount),
  })),
);
export type Task = v.InferOutput<typeof Task>;

/** Properties that an error task carries (000 §3.2). */
export const ERROR_TASK_PROPERTIES = [
  'application',
  'notificationName',
  'consumerName',
  'undeliveredMessageId',
  'scopeId',
  'selfServiceReportId',
  'flowStateId',
] as const;
