import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import type { Task } from '@/domain/tasks/task';
import { TaskType } from '@/domain/tasks/taskType';
import { http } from '../http/http';
import { getTaskPage } from './tasks';
import { taskUrls } from './taskUrls';

/** The body that creates a task (001 §3); only the subject is required. */
export const NewTask = v.object({
  subject: v.string(),
  description: v.string(),
  endDate: v.nullable(v.string()),
  taskType: v.nullable(TaskType),
  completeById: v.nullable(v.string()),
  fromId: v.nullable(v.string()),
  roleId: v.nullable(v.string()),
  contractId: v.nullable(v.string()),
  caseId: v.nullable(v.string()),
  mediaIds: v.pipe(v.array(v.string()), v.readonly()),
  faqId: v.string(),
  tagId: v.string(),
  channel: v.nullable(v.string()),
  residentialZoneId: v.nullable(v.string()),
  isPublic: v.boolean(),
});
export type NewTask = v.InferOutput<typeof NewTask>;

/** A new task about a person; without a person it is about a unit or complex alone. */
const TaskAbout = v.object({ personId: v.nullable(v.string()), task: NewTask });
export type TaskAbout = v.InferOutput<typeof TaskAbout>;
export const isTaskAbout = (kept: unknown): kept is TaskAbout => v.is(TaskAbout, kept);

const MadeTask = v.fallback(v.nullable(v.object({ id: d.id })), null);

/** Returns the id of the task, when the server sends it. */
export const createTask = (task: NewTask) => http.post(taskUrls.create, task, MadeTask);

/**
 * Whether a stored task equals the sent one, in the fields that the list shows. A task without an assignee is assigned
 * to its author.
 */
function sameTask(stored: Task, { personId, task }: TaskAbout, createdById: string): boolean {
  const contractId = v.parse(d.optionalId, task.contractId);
  const pairs = [
    [stored.subject.trim(), task.subject.trim()],
    [stored.description.trim(), task.description.trim()],
    [stored.ends, v.parse(d.instant, task.endDate)],
    [stored.taskType?.name, task.taskType?.name ?? stored.taskType?.name],
    [stored.completeBy?.id, task.completeById ?? createdById],
    [stored.relatedPerson?.id ?? null, personId],
    [stored.contractId ?? contractId, contractId],
  ];
  return pairs.every(([has, sent]) => has === sent);
}

/** No user registers this many tasks while an answer is lost. */
const NEWEST = { page: 0, pageSize: 50 };

/** Returns the ids of equal tasks by this author. */
export async function readSameTasks(sent: TaskAbout, createdById: string): Promise<string[]> {
  const { items } = await getTaskPage({ ...NEWEST, searchQuery: sent.task.subject, createdById });
  return items.filter((task) => sameTask(task, sent, createdById)).map(({ id }) => id);
}
