import type { Task } from '@/domain/tasks/task';
import { errorTitle } from './tasksRules';

/** Fields that the list does not show; subject and properties are compared as the title they form. */
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

/** Compares people, groups and types by id and name, because the list shows nothing else of them. */
const sameFact = (one: unknown, other: unknown): boolean =>
  one === other || (isNamed(one) && isNamed(other) && one.id === other.id && one.name === other.name);

export const looksSame = (one: Task, other: Task): boolean =>
  errorTitle(one) === errorTitle(other) &&
  (Object.keys(one) as (keyof Task)[]).every(
    (field) => UNSEEN.includes(field) || sameFact(one[field], other[field]),
  );
