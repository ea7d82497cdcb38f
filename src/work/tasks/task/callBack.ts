import { asUpdate, type TaskUpdate } from '@/api/tasks/tasks';
import { attemptsIn, withAttempts } from '@/domain/tasks/callBack';
import type { Task } from '@/domain/tasks/task';

const HOUR_MS = 3_600_000;
/** Hours until a person who was not reached is called again. */
const NEXT_TRY_HOURS = 2;

interface Attempt {
  number: number;
  /** The moment of the next attempt. */
  next: string;
  update: TaskUpdate;
}

/** Returns the attempt after those counted in the description; `now` in ms since 1970. */
export function nextAttempt(task: Task, now: number): Attempt {
  const number = attemptsIn(task.description) + 1;
  const next = new Date(now + NEXT_TRY_HOURS * HOUR_MS).toISOString();
  const description = withAttempts(task.description, number);
  return { number, next, update: asUpdate(task, { description, ends: next }) };
}
