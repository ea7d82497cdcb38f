import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { omit } from '../backend/omit';
import { ago, anAssignee, nextId } from '../db/builders';
import type { Party } from '../db/records';
import { taskCategory, taskStatus } from '../db/spelling';
import { assigneeOrNull, toAuthor, toPersonReference } from '../db/wire';
import { userIds } from '../session/users';
import type { Moment } from '../wire/shared';
import {
  type DetailTask,
  type ListTask,
  NEWER_TASK_KEYS,
  type TaskActivity,
  type TaskFields,
  type TaskType,
  type WholeTask,
} from '../wire/tasks';
import { DAY, HOUR } from '../world/clock';

export interface TaskTypeRecord {
  name: string;
  category: TaskTypeCategory;
}

/** The fields that are stored in the form in which they are sent. */
type AsSent = Omit<TaskFields, 'status' | 'taskType' | 'relatedPerson' | 'completeBy'>;

export interface TaskRecord extends AsSent {
  status: TaskStatus;
  taskType: TaskTypeRecord | null;
  relatedPerson: { id: string; name: string } | null;
  completeBy: Party | null;
  completedById: string | null;
  createdBy: Party | null;
  from: Party | null;
  finished: Moment | null;
  pickedUp: Moment | null;
  mediaIds: string[];
  properties: Record<string, string>;
  case: { id: string; title: string } | null;
  /** Sent in the list as `faq.question`. */
  caseTitle: string | null;
  discussionCount: number;
  /** The person and the contract that linkAnonymousTask sets. */
  linkedPersonId?: string;
  contractId: string | null;
  /** The task was made before some of the fields existed, so it lacks them. */
  isOld?: boolean;
  /** The status is sent by name and the category by code; most tasks have it the other way round. */
  spelledOtherwise?: boolean;
}

type ReasonField = 'completeReason' | 'rejectReason' | 'deleteReason';

export interface ActivityRecord extends Pick<TaskActivity, ReasonField> {
  id: string;
  /** '' is sent as null. */
  message: string;
  startTime: Moment;
  colleague: Party | null;
  type: string;
  taskId: string | null;
  chatConversationId: string | null;
}

/** An untouched task of Anne's, made an hour ago by Bram, due tomorrow. */
export function aTask(changes: Partial<TaskRecord> = {}): TaskRecord {
  const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen', department: 'Zaakafhandeling' });
  const task: TaskRecord = {
    id: nextId(),
    subject: 'Lekkage badkamer',
    description: 'Er staat water onder het bad, ook bij de buren beneden.',
    created: ago(HOUR),
    lastModified: ago(HOUR),
    ends: ago(-DAY),
    status: TaskStatus.New,
    taskType: { name: 'Terugbelverzoek', category: TaskTypeCategory.Terugbellen },
    unitId: null,
    complexId: null,
    relatedPerson: null,
    completeBy: anAssignee(),
    completedById: null,
    createdBy: bram,
    from: bram,
    finished: null,
    pickedUp: null,
    mediaIds: [],
    properties: {},
    contractId: null,
    case: null,
    caseTitle: null,
    discussionCount: 0,
    ...changes,
  };
  return { ...task, caseTitle: changes.caseTitle ?? task.case?.title ?? null };
}

export const anActivity = (changes: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id: nextId(),
  message: 'Huurder is na 16.00 uur bereikbaar.',
  startTime: ago(HOUR / 2),
  colleague: anAssignee(),
  type: 'Task',
  taskId: null,
  chatConversationId: null,
  ...changes,
});

export const toTaskType = ({ name, category }: TaskTypeRecord, otherwise = false): TaskType => ({
  name,
  category: taskCategory(category, otherwise),
});

const common = (task: TaskRecord) => ({
  id: task.id,
  subject: task.subject,
  description: task.description,
  created: task.created,
  lastModified: task.lastModified,
  ends: task.ends,
  status: taskStatus(task.status, task.spelledOtherwise),
  taskType: task.taskType && toTaskType(task.taskType, task.spelledOtherwise),
  unitId: task.unitId,
  complexId: task.complexId,
  relatedPerson: task.relatedPerson && toPersonReference(task.relatedPerson),
  completeBy: assigneeOrNull(task.completeBy),
});

const listFields = ({ caseTitle, discussionCount }: TaskRecord) => ({
  faq: caseTitle === null ? null : { question: caseTitle },
  discussionCount,
});

const detailFields = (task: TaskRecord) => ({
  case: task.case,
  completedById: task.completedById,
  mediaIds: task.mediaIds,
  totalDiscussions: task.discussionCount,
  createdBy: assigneeOrNull(task.createdBy),
  from: assigneeOrNull(task.from),
  finished: task.finished,
  pickedUp: task.pickedUp,
  properties: task.properties,
  ...(task.linkedPersonId !== undefined && {
    personId: task.linkedPersonId,
    contractId: task.contractId,
    taakId: task.id,
  }),
});

/** Removes the fields that an old record lacks. */
const asKept = <T extends object>(task: TaskRecord, wire: T): T =>
  task.isOld ? (omit(wire as Record<string, unknown>, ...NEWER_TASK_KEYS) as T) : wire;

/** The answer of overview, search, forCase and getLinkedTasks. */
export const toListItem = (task: TaskRecord): ListTask =>
  asKept(task, { ...common(task), ...listFields(task) });

/** The answer of byId and of every write. */
export const toDetail = (task: TaskRecord): DetailTask =>
  asKept(task, { ...common(task), ...detailFields(task) });

/** The answer of byIds and the payload of hub events. */
export const toRecord = (task: TaskRecord): WholeTask =>
  asKept(task, { ...common(task), ...listFields(task), ...detailFields(task) });

/** An entry of a task's history. */
export const toTaskActivity = ({
  id,
  type,
  message,
  startTime,
  colleague,
  taskId,
  chatConversationId,
  ...reasons
}: ActivityRecord): TaskActivity => ({
  id,
  type,
  message: message || null,
  startTime,
  colleague: colleague && toAuthor(colleague),
  ...reasons,
  ...(chatConversationId !== null && taskId !== null && { chatConversationId, taskId }),
});
