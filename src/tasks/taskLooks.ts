import type { Task } from '@/domain/task/task';
import { errorTitle } from './tasksRules';

/** What the list does not show of a task; of the subject, properties can make another title. */
const UNSEEN: readonly string[] = [
  'subject',
  'properties',
  'mediaIds',
  'contractId',
  'case',
  'createdBy',
  'from',
  'completedById',
  'pickedUp',
  'finished',
] satisfies (keyof Task)[];

interface Named {
  id?: string;
  name: string;
}
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null;

/** Of people, groups and types only who or what they are is shown. */
const sameFact = (one: unknown, other: unknown): boolean =>
  one === other || (isNamed(one) && isNamed(other) && one.id === other.id && one.name === other.name);

/** The same as far as the list shows it. */
export const looksSame = (one: Task, other: Task): boolean =>
  errorTitle(one) === errorTitle(other) &&
  (Object.keys(one) as (keyof Task)[]).every(
    (field) => UNSEEN.includes(field) || sameFact(one[field], other[field]),
  );
