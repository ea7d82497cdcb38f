import type { Assignee } from '@/domain/assignee';
import { TASK_CREATED_ACTIVITY } from '@/domain/taskActivity';
import { clock } from '../clock';
import { db } from './db';
import { anActivity } from './builders';
import type { ActivityRecord, TaskRecord } from './records';

/** Types of task activities; only the first is the specification's own (000 §2.3). */
export const TaskActivityType = {
  Created: TASK_CREATED_ACTIVITY,
  Discussion: 'Discussion',
  PickedUp: 'TaskPickedUp',
  Finished: 'TaskFinished',
  Rejected: 'TaskRejected',
  Deleted: 'TaskDeleted',
  Updated: 'TaskUpdated',
  Linked: 'TaskLinked',
  Chat: 'Chat',
} as const;
export type TaskActivityType = (typeof TaskActivityType)[keyof typeof TaskActivityType];

/** The activities by task, kept while the table does not change. */
let index = new Map<string, ActivityRecord[]>();
let indexed = -1;

function byTask(): Map<string, ActivityRecord[]> {
  if (indexed !== db.activities.version) {
    index = groupByTask(db.activities.all());
    indexed = db.activities.version;
  }
  return index;
}

function groupByTask(activities: readonly ActivityRecord[]): Map<string, ActivityRecord[]> {
  const groups = new Map<string, ActivityRecord[]>();
  for (const activity of activities) {
    const key = activity.taskId ?? '';
    const group = groups.get(key);
    if (group) group.push(activity);
    else groups.set(key, [activity]);
  }
  return groups;
}

/** The history of a task, newest first, ending with its creation. */
export function historyOf(task: TaskRecord): ActivityRecord[] {
  const created: ActivityRecord = {
    id: `c${task.id.slice(1)}`,
    message: 'Taak aangemaakt',
    startTime: task.created,
    colleague: task.createdBy,
    type: TaskActivityType.Created,
    taskId: task.id,
    chatConversationId: null,
  };
  const moment = ({ startTime }: ActivityRecord) => startTime ?? '';
  const later = [...(byTask().get(task.id) ?? [])].sort((a, b) =>
    moment(a) < moment(b) ? 1 : moment(a) > moment(b) ? -1 : 0,
  );
  return [...later, created];
}

interface Entry {
  type: TaskActivityType;
  message: string;
  by: Assignee;
  chatConversationId?: string;
}

/** Writes an activity and keeps the task's count and modification moment true. */
export function record(task: TaskRecord, changes: Partial<TaskRecord>, entry: Entry): TaskRecord {
  db.activities.add(
    anActivity({
      taskId: task.id,
      type: entry.type,
      message: entry.message,
      colleague: entry.by,
      startTime: clock.iso(),
      chatConversationId: entry.chatConversationId ?? null,
    }),
  );
  const present = db.tasks.find(task.id) ?? task;
  return db.tasks.change(present, {
    ...changes,
    discussionCount: present.discussionCount + 1,
    lastModified: laterThan(present.lastModified),
  });
}

/** Now, or a millisecond after the previous change: two changes never carry the same moment. */
export function laterThan(previous: string | null): string {
  const now = clock.now();
  const last = previous === null ? 0 : Date.parse(previous);
  return new Date(now > last ? now : last + 1).toISOString();
}
