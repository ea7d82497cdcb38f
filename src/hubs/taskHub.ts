import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Task } from '@/domain/tasks/task';
import { isRecord } from '@/lib/values';
import type { Hub, Pushed } from './hub';

/** The ten events of the task hub (000 §4.2, AMB-066), spelled as on the wire. */
const TASK_EVENTS = [
  'created',
  'updated',
  'deleted',
  'completed',
  'contentsModified',
  'executorChanged',
  'pickedUp',
  'rejected',
  'discussed',
  'activitiesUpdated',
] as const;
export type TaskEventKind = (typeof TASK_EVENTS)[number];

/** `task` is null if the hub sent only an id; users of the event fetch the task. */
export interface TaskEvent {
  kind: TaskEventKind;
  id: string;
  task: Task | null;
}

/** All events that were pushed since the last frame, in order. */
export const taskEvents = createAction<Pushed<TaskEvent>>('hubs/task/events');

const isTaskEvent = (event: string): event is TaskEventKind =>
  (TASK_EVENTS as readonly string[]).includes(event);

const idOf = (value: unknown): string | null =>
  v.parse(d.optionalId, isRecord(value) && 'id' in value ? value['id'] : value);

/** A complete record has status and subject; anything less is treated as an id. */
const isWhole = (value: unknown): boolean => isRecord(value) && 'status' in value && 'subject' in value;

function decode(kind: string, [first]: readonly unknown[]): TaskEvent | null {
  const id = idOf(first);
  if (!isTaskEvent(kind) || id === null) return null;
  const result = isWhole(first) ? v.safeParse(Task, first) : null;
  return { kind, id, task: result?.success ? result.output : null };
}

export const taskHub = {
  name: 'taskHub',
  needs: ['viewTask'],
  open: 'always',
  connection: 'primary',
  events: TASK_EVENTS,
  methods: {},
  invalidates: ['taskHistory', 'linkedTasks'],
  invalidatesFor: 'openRecord',
  decode,
  received: taskEvents,
} as const satisfies Hub<TaskEvent>;
