import { ownIds, type User } from '@/domain/session/user';
import type { Task } from '@/domain/tasks/task';
import { isOneOf } from '@/domain/decode/received';
import { isTaskCreated, type TaskActivity } from '@/domain/tasks/taskActivity';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory, taskTypeCategoryLabel } from '@/domain/tasks/taskType';
import { type Urgency, urgencyOf } from '@/lib/dates/urgency';
import type { TaskSeen } from './tasksActions';

const NEAR_DEADLINE_HOURS = 24;

const HOUR_MS = 3_600_000;

export const OPEN_STATUSES: readonly TaskStatus[] = [
  TaskStatus.New,
  TaskStatus.PickedUp,
  TaskStatus.Rejected,
];

export const isOpen = (task: Task): boolean => isOneOf(OPEN_STATUSES, task.status);

/** The user is the assignee, or a member of the assigned function group. */
export const isAssignedTo = (task: Task, user: User): boolean =>
  task.completeBy !== null && ownIds(user).includes(task.completeBy.id);

/** The person or group on whose behalf the task was made (AMB-060). */
export const ownerOf = (task: Task) => task.from ?? task.createdBy;

export const isCreator = (task: Task, user: User): boolean =>
  task.createdBy?.id === user.id || task.from?.id === user.id;

const INSPECTIONS: readonly unknown[] = [TaskTypeCategory.Voorinspectie, TaskTypeCategory.Eindinspectie];

/** Returns the Dutch name of an inspection before or after a move; null for other tasks. */
export const inspectionOf = ({ taskType }: Task): string | null =>
  taskType && INSPECTIONS.includes(taskType.category) ? taskTypeCategoryLabel(taskType.category) : null;

export const isCaseFlowTask = (task: Task): boolean => task.taskType?.category === TaskTypeCategory.CaseFlow;

/** True if the task is New and less than `hours` old (000 §4.2). `now` is in ms since 1970, as everywhere here. */
export const isNew = (task: Task, hours: number, now: number): boolean =>
  task.status === TaskStatus.New && task.created !== null && now - Date.parse(task.created) < hours * HOUR_MS;

export const taskUrgency = (task: Task, now: number): Urgency =>
  isOpen(task) ? urgencyOf(task.ends, now, NEAR_DEADLINE_HOURS) : 'calm';

export const isCallBack = ({ taskType }: Task): boolean =>
  taskType?.category === TaskTypeCategory.Terugbellen;

/** The fields that a dialog relies on. */
export const seenOf = ({ status, completeBy }: Task): TaskSeen => ({
  status,
  completeBy: completeBy?.id ?? null,
});

/** The subject; an error task appends the bracketed application, notification and consumer names (000 §3.2). */
export function errorTitle({ subject, taskType, properties }: Task): string {
  if (taskType?.category !== TaskTypeCategory.Error) return subject;
  const names = [properties['application'], properties['notificationName'], properties['consumerName']];
  return [subject, ...names.filter((name) => name).map((name) => `[${name ?? ''}]`)].join(' ');
}

/** The Berichten count: everything but the activity that a task starts with (000 §2.3). */
export const messageCount = (activities: readonly TaskActivity[]): number =>
  activities.filter((activity) => !isTaskCreated(activity)).length;
