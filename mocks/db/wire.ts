import { omit } from '../backend/omit';
import type { Assignee, Author, PersonReference } from '../wire/shared';
import {
  NEWER_TASK_KEYS,
  type DetailTask,
  type ListTask,
  type TaskActivity,
  type TaskType,
  type WholeTask,
} from '../wire/tasks';
import { db } from './db';
import type { ActivityRecord, Party, TaskRecord, TaskTypeRecord } from './records';
import { taskCategory, taskStatus } from './spelling';

export const toAssignee = (party: Party): Assignee => ({
  id: party.id,
  name: party.name || null,
  type: party.type,
  department: party.department,
});

const assigneeOrNull = (party: Party | null) => party && toAssignee(party);

/** Who said or did something, with the person of the colleague's card. */
export const toAuthor = ({ id, name, department }: Party): Author => ({
  id,
  personId: db.colleagues.find(id)?.personId ?? null,
  name: name || null,
  department,
});

/** With the roles that the person holds. */
export function toPersonReference({ id, name }: { id: string; name: string }): PersonReference {
  const roles = Object.entries(db.people.find(id)?.roles ?? {});
  return {
    id,
    name,
    roles: Object.fromEntries(
      roles.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

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

/** Without what an old record lacks. */
const asKept = <T extends object>(task: TaskRecord, wire: T): T =>
  task.isOld ? (omit(wire as Record<string, unknown>, ...NEWER_TASK_KEYS) as T) : wire;

/** overview, search, forCase, getLinkedTasks. */
export const toListItem = (task: TaskRecord): ListTask =>
  asKept(task, { ...common(task), ...listFields(task) });

/** byId, and the answer of every write. */
export const toDetail = (task: TaskRecord): DetailTask =>
  asKept(task, { ...common(task), ...detailFields(task) });

/** byIds and hub events. */
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
