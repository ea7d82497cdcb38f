import type { User } from '@/domain/user';
import { holds } from '@/domain/permission';
import type { Task } from '@/domain/task';
import { isTaskCreated, type TaskActivity } from '@/domain/taskActivity';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory } from '@/domain/taskType';
import { taskMessages } from './taskMessages';
import { NEAR_DEADLINE_HOURS } from './tasksConstants';

const why = taskMessages.whyNot;
const HOUR_MS = 3_600_000;

/** What a rule says about one action on one task by one user: the reason why not, in Dutch, or null when it may. */
type Rule = (task: Task, user: User) => string | null;

export const OPEN_STATUSES: readonly TaskStatus[] = [
  TaskStatus.New,
  TaskStatus.PickedUp,
  TaskStatus.Rejected,
];

export const isOpen = (task: Task): boolean => OPEN_STATUSES.includes(task.status);

/** The user's own id and those of the user's function groups: whom work can be for. */
export const ownIds = (user: User): string[] => [user.id, ...user.functionGroups.map((group) => group.id)];

/** The user is the assignee, or a member of the assigned function group. */
export const isAssignedTo = (task: Task, user: User): boolean =>
  task.completeBy !== null && ownIds(user).includes(task.completeBy.id);

/** The person or group on whose behalf the task was made (AMB-060). */
export const ownerOf = (task: Task) => task.from ?? task.createdBy;

export const isCreator = (task: Task, user: User): boolean =>
  task.createdBy?.id === user.id || task.from?.id === user.id;

export const isCaseFlowTask = (task: Task): boolean => task.taskType?.category === TaskTypeCategory.CaseFlow;

const over: Rule = ({ status }) => {
  if (status === TaskStatus.Finished) return why.finished;
  if (status === TaskStatus.Removed) return why.removed;
  return null;
};

const closed: Rule = (task, user) => (task.status === TaskStatus.Canceled ? why.canceled : over(task, user));

const notMine: Rule = (task, user) => {
  if (task.completeBy === null) return why.noAssignee;
  return isAssignedTo(task, user) ? null : why.notAssigned;
};

/** 000 §4.2; a rejected task can be picked up again (AMB-063). */
export const whyNotPickUp: Rule = (task, user) =>
  closed(task, user) ?? (task.status === TaskStatus.PickedUp ? why.pickedUp : notMine(task, user));

export const whyNotFinish: Rule = (task, user) =>
  closed(task, user) ?? (task.status === TaskStatus.PickedUp ? notMine(task, user) : why.notPickedUp);

/** The owner gets the task back, so there must be one and it must be another than the assignee. */
export const whyNotReject: Rule = (task, user) => {
  const obstacle = closed(task, user) ?? notMine(task, user);
  if (obstacle !== null) return obstacle;
  const owner = ownerOf(task);
  if (owner === null) return why.noOwner;
  return owner.id === task.completeBy?.id ? why.ownTask : null;
};

const mayEdit = (task: Task, user: User) => holds(user.permissions, 'editTask') || isCreator(task, user);

export const whyNotModify: Rule = (task, user) =>
  over(task, user) ?? (mayEdit(task, user) ? null : why.mayNotEdit);

/** The rule of modify (AMB-058). */
export const whyNotDelete: Rule = (task, user) =>
  over(task, user) ?? (mayEdit(task, user) ? null : why.mayNotDelete);

export const whyNotReply: Rule = ({ status }) => (status === TaskStatus.Removed ? why.removed : null);

/** Tasks without a related person (AMB-074), by people with editTask. */
export const whyNotLink: Rule = (task, user) => {
  const obstacle = over(task, user);
  if (obstacle !== null) return obstacle;
  if (task.relatedPerson !== null) return why.alreadyLinked;
  return holds(user.permissions, 'editTask') ? null : why.mayNotLink;
};

const may =
  (rule: Rule) =>
  (task: Task, user: User): boolean =>
    rule(task, user) === null;

export const canPickUp = may(whyNotPickUp);
export const canFinish = may(whyNotFinish);
export const canReject = may(whyNotReject);
export const canModify = may(whyNotModify);
export const canDelete = may(whyNotDelete);
export const canReply = may(whyNotReply);
export const canLink = may(whyNotLink);

/** Reasons and replies need more than white space (000 §5). */
export const isFilledIn = (text: string): boolean => text.trim() !== '';

/** Untouched and made less than so many hours ago (000 §4.2). Moments are in ms since 1970, as everywhere in this file. */
export const isNew = (task: Task, hours: number, now: number): boolean =>
  task.status === TaskStatus.New && task.created !== null && now - Date.parse(task.created) < hours * HOUR_MS;

export const isOverdue = (task: Task, now: number): boolean =>
  isOpen(task) && task.ends !== null && Date.parse(task.ends) < now;

/** Due within a day, and not overdue yet. */
export const isNear = (task: Task, now: number): boolean =>
  isOpen(task) &&
  task.ends !== null &&
  !isOverdue(task, now) &&
  Date.parse(task.ends) - now < NEAR_DEADLINE_HOURS * HOUR_MS;

/** The subject; an error task appends the bracketed application, notification and consumer names (000 §3.2). */
export function errorTitle({ subject, taskType, properties }: Task): string {
  if (taskType?.category !== TaskTypeCategory.Error) return subject;
  const names = [properties['application'], properties['notificationName'], properties['consumerName']];
  return [subject, ...names.filter((name) => name).map((name) => `[${name ?? ''}]`)].join(' ');
}

/** The Berichten count: everything but the activity that a task starts with (000 §2.3). */
export const messageCount = (activities: readonly TaskActivity[]): number =>
  activities.filter((activity) => !isTaskCreated(activity)).length;
