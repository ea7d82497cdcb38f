import { lookUp } from '@/lib/values';
import { labelsOf, type Received } from '../decode/received';

/** TaakStatus on the wire (000 §3.4), by code or by Dutch name. */
export const TaskStatus = {
  New: 0,
  PickedUp: 1,
  Finished: 2,
  Removed: 3,
  Rejected: 4,
  Canceled: 5,
} as const;
export type TaskStatus = (typeof TaskStatus)[keyof typeof TaskStatus];

export const taskStatusByWireName: Readonly<Record<string, TaskStatus>> = {
  Nieuw: TaskStatus.New,
  Opgepakt: TaskStatus.PickedUp,
  Afgerond: TaskStatus.Finished,
  Verwijderd: TaskStatus.Removed,
  Geweigerd: TaskStatus.Rejected,
  Geannuleerd: TaskStatus.Canceled,
};

/** Nieuw is shown as 'assigned' (000 §4.2, AMB-064). */
export const taskStatusLabel = labelsOf<TaskStatus>({
  [TaskStatus.New]: 'Toegewezen',
  [TaskStatus.PickedUp]: 'Opgepakt',
  [TaskStatus.Finished]: 'Afgerond',
  [TaskStatus.Removed]: 'Verwijderd',
  [TaskStatus.Rejected]: 'Geweigerd',
  [TaskStatus.Canceled]: 'Geannuleerd',
});

/** The name of a status in style sheets and in the documents (AMB-064). */
const names: Record<TaskStatus, string> = {
  [TaskStatus.New]: 'assigned',
  [TaskStatus.PickedUp]: 'pickedUp',
  [TaskStatus.Finished]: 'finished',
  [TaskStatus.Removed]: 'removed',
  [TaskStatus.Rejected]: 'rejected',
  [TaskStatus.Canceled]: 'canceled',
};

export const taskStatusName = (status: Received<TaskStatus>): string => lookUp(names, status) ?? 'unknown';
