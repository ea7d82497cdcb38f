import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import type { Task } from '@/domain/task/task';
import { TaskTypeCategory } from '@/domain/task/taskType';
import { isOpen } from '../tasksRules';

/** As many as somebody may have looked at and not handled; the longest known go first. */
const KEPT_MAX = 100;

const name = v.exactOptional(v.pipe(v.string(), v.maxLength(200)));
/** What the title of an error task appends: a list does not tell it. */
const ErrorNames = v.object({ application: name, notificationName: name, consumerName: name });
export type ErrorNames = v.InferOutput<typeof ErrorNames>;

const KeptNames = v.record(v.string(), ErrorNames);
export type KeptNames = Readonly<v.InferOutput<typeof KeptNames>>;

export const readErrorNames = (userId: string | null): KeptNames =>
  readPersonal(storageKeys.taskErrorNames, userId, KeptNames, {});

export const isErrorTask = ({ taskType }: Task): boolean => taskType?.category === TaskTypeCategory.Error;

const namesOf = ({ properties }: Task) => v.safeParse(ErrorNames, properties);

/** With what is known of these tasks; of those that are handled nothing is kept. */
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

/** Keeps for this person how error tasks are called, so that they are called that after a reload too. */
export function keepErrorNames(userId: string | null, tasks: readonly Task[]): void {
  writePersonal(storageKeys.taskErrorNames, userId, withNamesOf(readErrorNames(userId), tasks));
}
