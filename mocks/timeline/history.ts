import { compareMoments } from '../db/compare';
import { groupedBy } from '../db/grouped';
import { clock } from '../world/clock';
import { db } from '../db/db';
import { anActivity } from '../tasks/records';
import type { ActivityRecord, TaskRecord } from '../tasks/records';

/** Types of task activities: its creation, discussions and actions, and a chat. */
export const TaskActivityType = { Created: 'TaskCreated', Task: 'Task', Chat: 'Chat' } as const;
export type TaskActivityType = (typeof TaskActivityType)[keyof typeof TaskActivityType];

const activitiesByTask = groupedBy(db.activities, ({ taskId }) => taskId ?? '');

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
  const later = [...activitiesByTask(task.id)].sort((a, b) => compareMoments(b.startTime, a.startTime));
  return [...later, created];
}

export type Entry = Partial<Omit<ActivityRecord, 'id' | 'taskId' | 'startTime'>> & { message: string };

/** Adds an activity, and updates the task's count and moment of modification. */
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

/** Now, or a millisecond after the previous change, so that two changes never have the same moment. */
export function laterThan(previous: string | null): string {
  const now = clock.now();
  const last = previous === null ? 0 : Date.parse(previous);
  return new Date(now > last ? now : last + 1).toISOString();
}
