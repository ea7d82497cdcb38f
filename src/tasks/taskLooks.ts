import type { Task } from '@/domain/task/task';
import { errorTitle } from './tasksRules';

const named = (
  one: { id?: string; name: string } | null,
  other: { id?: string; name: string } | null,
): boolean => one?.id === other?.id && one?.name === other?.name;

const SHOWN = [
  'lastModified',
  'status',
  'ends',
  'created',
  'description',
  'discussionCount',
  'caseTitle',
  'unitId',
  'complexId',
] as const satisfies readonly (keyof Task)[];

/** The same as far as the list shows it. */
export const looksSame = (one: Task, other: Task): boolean =>
  SHOWN.every((field) => one[field] === other[field]) &&
  errorTitle(one) === errorTitle(other) &&
  named(one.completeBy, other.completeBy) &&
  named(one.relatedPerson, other.relatedPerson) &&
  named(one.taskType, other.taskType);
