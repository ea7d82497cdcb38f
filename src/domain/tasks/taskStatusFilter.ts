import { labelsOf } from '../decode/received';

/** The options of the task list's status filter (000 §3.4, AMB-053). They are sent as names, not as codes. */
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

export const taskStatusFilterLabel = labelsOf<TaskStatusFilter>({
  New: 'Nieuw',
  PickedUp: 'Opgepakt',
  Finished: 'Afgerond',
  Removed: 'Verwijderd',
  Rejected: 'Geweigerd',
  FinishedThisWeek: 'Deze week afgerond',
  FinishedToday: 'Vandaag afgerond',
  DeadlineExpired: 'Deadline verlopen',
});

export const isTaskStatusFilter = (value: string): value is TaskStatusFilter =>
  Object.hasOwn(TaskStatusFilter, value);
