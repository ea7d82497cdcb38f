import { lookUp } from '@/lib/values';
import { unknownLabel } from '../decode/received';

/** The options of the task list's status filter (000 §3.4, AMB-053); the wire uses the names. */
export const TaskStatusFilter = {
  New: 'New',
  PickedUp: 'PickedUp',
  Finished: 'Finished',
  Removed: 'Removed',
  Rejected: 'Rejected',
  FinishedThisWeek: 'FinishedThisWeek',
  FinishedToday: 'FinishedToday',
  DeadlineExpired: 'DeadlineExpired',
} as const;
export type TaskStatusFilter = (typeof TaskStatusFilter)[keyof typeof TaskStatusFilter];

const labels: Record<TaskStatusFilter, string> = {
  New: 'Nieuw',
  PickedUp: 'Opgepakt',
  Finished: 'Afgerond',
  Removed: 'Verwijderd',
  Rejected: 'Geweigerd',
  FinishedThisWeek: 'Deze week afgerond',
  FinishedToday: 'Vandaag afgerond',
  DeadlineExpired: 'Deadline verlopen',
};

export const isTaskStatusFilter = (value: string): value is TaskStatusFilter =>
  Object.hasOwn(TaskStatusFilter, value);

export const taskStatusFilterLabel = (status: TaskStatusFilter): string =>
  lookUp(labels, status) ?? unknownLabel(status);
