import { clock } from '../world/clock';
import { db } from '../db/db';
import { anActivity } from '../tasks/records';
import type { ActivityRecord, TaskRecord } from '../tasks/records';

/** Types of task activities: its creation, what was said and done, and a chat. */
export const TaskActivityType = { Created: 'TaskCreated', Task: 'Task', Chat: 'Chat' } as const;
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
    message: '',
    startTime: task.created ?? '',
    colleague: task.createdBy,
    type: TaskActivityType.Created,
    taskId: task.id,
    chatConversationId: null,
  };
  const later = [...(byTask().get(task.id) ?? [])].sort((a, b) =>
    a.startTime < b.startTime ? 1 : a.startTime > b.startTime ? -1 : 0,
  );
  return [...later, created];
}

type Entry = Partial<Omit<ActivityRecord, 'id' | 'taskId' | 'startTime'>> & { message: string };

/** Writes an activity and keeps the task's count and modification moment true. */
export function record(task: TaskRecord, changes: Partial<TaskRecord>, entry: Entry): TaskRecord {
  db.activities.add(
    anActivity({
      taskId: task.id,
      colleague: null,
      startTime: clock.iso(),
      ...entry,
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
