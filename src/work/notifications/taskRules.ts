import type { User } from '@/domain/session/user';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { TaskEvent, TaskEventKind } from '@/hubs/taskHub';
import { isAssignedTo, isCallBack, isCreator, isOpen } from '@/work/tasks';
import { type Finding, keys, lateMark } from './notification';

export interface Viewpoint {
  user: User;
  now: number;
  /** Returns whether the user is acting on the record now. */
  isOwnAction: (id: string) => boolean;
}

/** These events assign a task; `rejected` does so because a refused task returns to its owner. */
const GIVEN: readonly TaskEventKind[] = ['created', 'executorChanged', 'rejected'];

const isOnName = (task: Task, { id }: User): boolean => task.completeBy?.id === id;
const isMadeBy = (task: Task, { id }: User): boolean => task.createdBy?.id === id;

const noticed = (kind: 'task' | 'answer', key: string, task: Task, user: User, mark: string): Finding => ({
  type: 'noticed',
  notification: { key, kind, subject: 'task', id: task.id, isOwn: isOnName(task, user), mark },
});

const over = (...gone: string[]): Finding => ({ type: 'over', keys: gone });

const gone = (id: string): Finding => over(keys.task(id), keys.due(id), keys.taskAnswer(id));

/** The author of an answer is unknown, so the number of messages and the moment identify the answer. */
const answerMark = ({ discussionCount, lastModified }: Task): string =>
  `${String(discussionCount).padStart(6, '0')} ${lastModified ?? ''}`;

/** Returns the findings about the work: a notification when the user gets the task, or the end of notifications. */
function ofWork(kind: TaskEventKind, task: Task, { user, isOwnAction }: Viewpoint): Finding[] {
  const { id } = task;
  const mark = task.lastModified ?? '';
  if (!isOpen(task)) return [{ type: 'over', keys: [keys.task(id), keys.due(id)], mark }];
  if (!isAssignedTo(task, user)) return [{ type: 'over', keys: [keys.task(id)], mark }, over(keys.due(id))];
  if (kind === 'pickedUp') return [{ type: 'over', keys: [keys.task(id)], mark }];
  const isOwn = isOwnAction(id) || (kind === 'created' && isMadeBy(task, user));
  return GIVEN.includes(kind) && !isOwn ? [noticed('task', keys.task(id), task, user, mark)] : [];
}

/** Returns a notification for a message in a task that the user made, owns or is assigned to. */
function ofTalk(kind: TaskEventKind, task: Task, { user, isOwnAction }: Viewpoint): Finding[] {
  const concerns = isCreator(task, user) || isOnName(task, user);
  if (kind !== 'discussed' || !concerns || isOwnAction(task.id)) return [];
  return [noticed('answer', keys.taskAnswer(task.id), task, user, answerMark(task))];
}

/** Returns the findings of a push about a task. A push with only an id can only report an end. */
export function findInTask({ kind, id, task }: TaskEvent, viewpoint: Viewpoint): Finding[] {
  if (kind === 'deleted' || task?.status === TaskStatus.Removed) return [gone(id)];
  if (task === null) return kind === 'completed' ? [over(keys.task(id), keys.due(id))] : [];
  return [...ofWork(kind, task, viewpoint), ...ofTalk(kind, task, viewpoint)];
}

/** Returns a notification for a new task that was created while the program was closed. */
export function findMissed(task: Task, heardUntil: number, user: User): Finding[] {
  const { created, status, id } = task;
  const isMissed = created !== null && Date.parse(created) > heardUntil && status === TaskStatus.New;
  if (!isMissed || !isAssignedTo(task, user) || isMadeBy(task, user)) return [];
  return [{ ...noticed('task', keys.task(id), task, user, created), at: Date.parse(created) } as Finding];
}

/**
 * Returns the findings that follow from the time: a deadline of the user today or earlier, or a late call-back, which
 * also counts for a group. `dayEnd` is the end of today.
 */
export function findDue(
  task: Task,
  dayEnd: number,
  { user, now }: Omit<Viewpoint, 'isOwnAction'>,
): Finding[] {
  const { id, ends } = task;
  const key = keys.due(id);
  const time = ends === null ? Infinity : Date.parse(ends);
  const isLate = isCallBack(task) && time < now;
  const isDue = time < dayEnd && isOnName(task, user);
  const concerns = isOpen(task) && isAssignedTo(task, user) && (isLate || isDue);
  if (ends === null || !concerns) return [over(key)];
  const kind = isLate ? 'callBack' : 'deadline';
  const mark = isLate ? lateMark.of(ends) : ends;
  return [
    { type: 'noticed', notification: { key, kind, subject: 'task', id, isOwn: isOnName(task, user), mark } },
  ];
}
