import { TaskStatus, taskStatusByWireName } from '@/domain/tasks/taskStatus';

const byName: Readonly<Record<string, TaskStatus>> = { ...TaskStatus, ...taskStatusByWireName };

/** A status by code or by name, English or Dutch; undefined for anything else. */
export function memberOfTaskStatus(value: unknown): TaskStatus | undefined {
  if (typeof value === 'number') return Object.values(TaskStatus).find((code) => code === value);
  if (typeof value !== 'string') return undefined;
  return byName[value] ?? Object.values(TaskStatus).find((code) => String(code) === value);
}
