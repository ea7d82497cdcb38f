import { holds } from '@/domain/session/permission';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { User } from '@/domain/session/user';
import { taskMessages } from './taskMessages';
import { isAssignedTo, isCaseFlowTask, isCreator, ownerOf } from './tasksRules';

const why = taskMessages.whyNot;

/** Returns why the user may not perform an action on the task, in Dutch, or null if they may. */
type Rule = (task: Task, user: User) => string | null;

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

/**
 * A rejected task goes back to its owner, so there must be an owner other than the assignee. The list's record does not
 * include the owner, so rejecting is allowed until the whole task is read.
 */
export const whyNotReject = (task: Task, user: User, isWhole: boolean): string | null => {
  const obstacle = closed(task, user) ?? notMine(task, user);
  if (obstacle !== null) return obstacle;
  const owner = ownerOf(task);
  if (owner === null) return isWhole ? why.noOwner : null;
  return owner.id === task.completeBy?.id ? why.ownTask : null;
};

const mayEdit = (task: Task, user: User) => holds(user.permissions, 'editTask') || isCreator(task, user);

export const whyNotModify: Rule = (task, user) =>
  over(task, user) ?? (mayEdit(task, user) ? null : why.mayNotEdit);

/** The same rule as for modifying (AMB-058). */
export const whyNotDelete: Rule = (task, user) =>
  over(task, user) ?? (mayEdit(task, user) ? null : why.mayNotDelete);

export const whyNotReply: Rule = ({ status }) => (status === TaskStatus.Removed ? why.removed : null);

/** A reply that also finishes follows the rule for finishing, or for picking up while the task is not picked up. */
export const whyNotReplyAndFinish: Rule = (task, user) =>
  isCaseFlowTask(task) && !holds(user.permissions, 'viewCaseFlow')
    ? taskMessages.finishCaseFlow.failure
    : (whyNotReply(task, user) ??
      (task.status === TaskStatus.PickedUp ? whyNotFinish : whyNotPickUp)(task, user));

/** Users with `editTask` may link tasks without a related person (AMB-074). */
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
export const canModify = may(whyNotModify);
