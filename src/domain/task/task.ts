import * as v from 'valibot';
import { Assignee } from '../colleague/assignee';
import * as d from '../decode/decode';
import type { TaskStatus } from './taskStatus';
import { taskStatusByWireName } from './taskStatus';
import { TaskType } from './taskType';

/** A person named by a task: apart from the person, whom a list does without. */
const PersonReference = v.object({ id: d.id, name: d.text });

const WireTask = v.object({
  id: d.id,
  subject: d.text,
  description: d.text,
  created: d.instant,
  lastModified: d.instant,
  /** The deadline. */
  ends: d.instant,
  status: d.member<TaskStatus>(taskStatusByWireName),
  taskType: d.optionalRecord(TaskType),
  unitId: d.optionalId,
  complexId: d.optionalId,
  relatedPerson: d.optionalRecord(PersonReference),
  completeBy: d.optionalRecord(Assignee),
  completedById: d.optionalId,
  /** The account that made the task. */
  createdBy: d.optionalRecord(Assignee),
  /** The person or group on whose behalf the task was made: its owner (AMB-060). */
  from: d.optionalRecord(Assignee),
  finished: d.instant,
  pickedUp: d.instant,
  mediaIds: d.listOf(d.id),
  properties: d.textByKey,
  contractId: d.optionalId,
  faq: d.optionalRecord(v.object({ question: d.text })),
  case: d.optionalRecord(v.object({ id: d.id, title: d.text })),
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
    discussionCount: v.parse(d.count, totalDiscussions ?? discussionCount),
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
