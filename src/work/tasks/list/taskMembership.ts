import type { Membership } from '@/kit/livelist/listEvents';
import type { Task } from '@/domain/tasks/task';
import { isOneOf } from '@/domain/decode/received';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import type { User } from '@/domain/session/user';
import { toIsoInstant } from '@/lib/dates/instants';
import { addDays, dutchToday, mondayOf } from '@/lib/dates/deadlineFilter';
import { searchText } from '@/lib/text';
import { effectiveStatus, lastDay, type TaskFilters } from './taskFilters';
import { ownIds } from '@/domain/session/user';
import { OPEN_STATUSES } from '../tasksRules';

type Judge = (task: Task) => Membership;

const yes = (condition: boolean): Membership => (condition ? 'in' : 'out');

const midnight = (date: string): string => toIsoInstant(date) ?? '';

const finishedSince =
  (start: string): Judge =>
  ({ status, finished }) => {
    if (status !== TaskStatus.Finished) return 'out';
    return finished === null ? 'unsure' : yes(finished >= start);
  };

/** AMB-053; without a status only open tasks pass (000 §4.2). */
function byStatus(status: TaskStatusFilter | null, now: number): Judge {
  const today = dutchToday(now);
  const instant = new Date(now).toISOString();
  const is =
    (wanted: TaskStatus): Judge =>
    (task) =>
      yes(task.status === wanted);
  switch (status) {
    case null:
      return (task) => yes(isOneOf(OPEN_STATUSES, task.status));
    case TaskStatusFilter.New:
      return is(TaskStatus.New);
    case TaskStatusFilter.PickedUp:
      return is(TaskStatus.PickedUp);
    case TaskStatusFilter.Finished:
      return is(TaskStatus.Finished);
    case TaskStatusFilter.Removed:
      return is(TaskStatus.Removed);
    case TaskStatusFilter.Rejected:
      return is(TaskStatus.Rejected);
    case TaskStatusFilter.FinishedToday:
      return finishedSince(midnight(today));
    case TaskStatusFilter.FinishedThisWeek:
      return finishedSince(midnight(mondayOf(today)));
    case TaskStatusFilter.DeadlineExpired:
      return (task) => yes(isOneOf(OPEN_STATUSES, task.status) && task.ends !== null && task.ends < instant);
  }
}

/** Matches the account that created the task; unsure without `createdBy`, or when only `from` matches. */
function byCreator(creatorId: string): Judge {
  return ({ createdBy, from }) => {
    if (createdBy?.id === creatorId) return 'in';
    return createdBy === null || from?.id === creatorId ? 'unsure' : 'out';
  };
}

/** The user's tasks and those of their groups, unless the filters name someone else (AMB-052). */
function byPeople({ assignedTo, createdBy }: TaskFilters, user: User): Judge {
  const isCreatedBy: Judge = createdBy === null ? () => 'in' : byCreator(createdBy.id);
  if (assignedTo !== null)
    return (task) => (task.completeBy?.id === assignedTo.id ? isCreatedBy(task) : 'out');
  if (createdBy !== null) return isCreatedBy;
  const mine = new Set(ownIds(user));
  return ({ completeBy }) => yes(completeBy !== null && mine.has(completeBy.id));
}

function byDeadline(filters: TaskFilters, now: number): Judge {
  const day = lastDay(filters, now);
  if (day === null) return () => 'in';
  const end = midnight(addDays(day, 1));
  return ({ ends }) => yes(ends !== null && ends < end);
}

function byType({ taskTypes }: TaskFilters): Judge {
  if (taskTypes.length === 0) return () => 'in';
  const names = new Set(taskTypes);
  return ({ taskType }) => yes(taskType !== null && names.has(taskType.name));
}

/** Returns one judge for many tasks, so that a thousand events a second do not recompute dates. */
export function membership(filters: TaskFilters, user: User, now: number): Judge {
  const judges = [
    byStatus(effectiveStatus(filters), now),
    byPeople(filters, user),
    byDeadline(filters, now),
    byType(filters),
    (): Membership => (searchText(filters.query) === '' ? 'in' : 'unsure'),
  ];
  return (task) => {
    let verdict: Membership = 'in';
    for (const judge of judges) {
      const one = judge(task);
      if (one === 'out') return 'out';
      if (one === 'unsure') verdict = 'unsure';
    }
    return verdict;
  };
}
