import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import * as d from '../decode/decode';
import type { TaskStatus } from './taskStatus';
import { taskStatusByWireName } from './taskStatus';
import { TaskType } from './taskType';

/** The person that a task names. It is sent apart from the full person, because lists leave the full person out. */
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
  /** The account that created the task. */
  createdBy: d.optionalRecord(Assignee),
  /** The owner: the person or group that the task was created for (AMB-060). */
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
 * A task as sent by the list, the detail and the hub. The list uses `discussionCount` and `faq.question` where the
 * detail uses `totalDiscussions` and `case.title` (AMB-075); both become `discussionCount` and `caseTitle`.
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

/** The properties of an error task (000 §3.2). */
export const ERROR_TASK_PROPERTIES = [
  'application',
  'notificationName',
  'consumerName',
  'undeliveredMessageId',
  'scopeId',
  'selfServiceReportId',
  'flowStateId',
] as const;
