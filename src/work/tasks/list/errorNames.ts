import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import type { Task } from '@/domain/tasks/task';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { isOpen } from '../tasksRules';

/** More open error tasks than one person looks at; beyond this number the oldest entries are dropped. */
const KEPT_MAX = 100;

const name = v.exactOptional(v.pipe(v.string(), v.maxLength(200)));
/** The names that the title of an error task appends; the list endpoint does not return them. */
const ErrorNames = v.object({ application: name, notificationName: name, consumerName: name });
export type ErrorNames = v.InferOutput<typeof ErrorNames>;

const KeptNames = v.record(v.string(), ErrorNames);
export type KeptNames = Readonly<v.InferOutput<typeof KeptNames>>;

export const readErrorNames = (userId: string | null): KeptNames =>
  readPersonal(storageKeys.taskErrorNames, userId, KeptNames, {});

export const isErrorTask = ({ taskType }: Task): boolean => taskType?.category === TaskTypeCategory.Error;

const namesOf = ({ properties }: Task) => v.safeParse(ErrorNames, properties);

/** Adds the names of these tasks, and removes those of tasks that are no longer open. */
function withNamesOf(kept: KeptNames, tasks: readonly Task[]): KeptNames {
  const all = new Map(Object.entries(kept));
  for (const task of tasks) {
    const { success, output } = namesOf(task);
    if (!isOpen(task)) all.delete(task.id);
    else if (success && Object.keys(output).length > 0) {
      all.delete(task.id);
      all.set(task.id, output);
    }
  }
  return Object.fromEntries([...all].slice(-KEPT_MAX));
}

/** Stores the names of error tasks for this person, so that their titles stay complete after a reload. */
export function keepErrorNames(userId: string | null, tasks: readonly Task[]): void {
  writePersonal(storageKeys.taskErrorNames, userId, withNamesOf(readErrorNames(userId), tasks));
}
