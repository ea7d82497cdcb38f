import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { Task } from '@/domain/tasks/task';
import { TaskActivity } from '@/domain/tasks/taskActivity';
import { TaskType } from '@/domain/tasks/taskType';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';
import { TaskPage, taskParams, type TaskQuery } from './tasks';
import { taskUrls } from './taskUrls';

const ActivityPage = pageOf(TaskActivity);
const TaskTypes = d.listOf(TaskType);
const Deadline = v.union([
  v.pipe(
    v.object({ deadline: d.instant }),
    v.transform(({ deadline }) => deadline),
  ),
  d.instant,
]);

const HISTORY_PAGE_SIZE = 255;
/** Longer histories are cut after this many pages. */
const HISTORY_PAGES_MAX = 4;

/** Reads the history of a task, limited to a few pages. */
export async function getTaskHistory(id: string): Promise<TaskActivity[]> {
  const url = fillPath(taskUrls.history, { id });
  const items = new Map<string, TaskActivity>();
  for (let page = 0; page < HISTORY_PAGES_MAX; page += 1) {
    const answer = await http.get(url, ActivityPage, { params: { page, pageSize: HISTORY_PAGE_SIZE } });
    for (const activity of answer.items) items.set(activity.id, activity);
    if (answer.items.length === 0 || items.size >= answer.total) break;
  }
  return [...items.values()];
}

/** The text of a message in a task. */
export type Reply = string;
export const isReply = (kept: unknown): kept is Reply => typeof kept === 'string';

/** Returns the ids of the user's messages with the same text. */
export const sameReplies = (history: readonly TaskActivity[], reply: Reply, userId: string | undefined) =>
  history
    .filter(({ message, colleague }) => message.trim() === reply && colleague?.id === userId)
    .map(({ id }) => id);

/** Kept out of `api/tasks/tasks`, because that module is loaded before the first row is shown. */
export const taskQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Tasks found by words, such as the name of their person. */
    foundTasks: build.query<Page<Task>, TaskQuery & { searchQuery: string }>({
      query: (query) => ({ url: taskUrls.search, params: taskParams(query), schema: TaskPage }),
      providesTags: (_found, _error, { searchQuery }) => [{ type: 'otherWork', id: searchQuery }],
      keepUnusedDataFor: Infinity,
    }),
    taskHistory: build.query<TaskActivity[], string>({
      queryFn: (id) => answerOf(getTaskHistory(id)),
      providesTags: ['taskHistory'],
    }),
    linkedTasks: build.query<Task[], string>({
      query: (id) => ({ url: fillPath(taskUrls.linked, { id }), schema: d.listOf(Task) }),
      providesTags: ['linkedTasks'],
    }),
    /** The types in the filter of the task list. */
    visibleTaskTypes: build.query<TaskType[], undefined>({
      query: () => ({ url: taskUrls.visibleTypes, schema: TaskTypes }),
      keepUnusedDataFor: Infinity,
    }),
    /** The types that users can give a task: all except those of case flows. */
    taskTypesExceptCaseFlow: build.query<TaskType[], undefined>({
      query: () => ({ url: taskUrls.typesExceptCaseFlow, schema: TaskTypes }),
      keepUnusedDataFor: Infinity,
    }),
    /** The default deadline of a type, counted from now. */
    defaultDeadline: build.query<string | null, Pick<TaskType, 'name' | 'category'>>({
      query: ({ name, category }) => ({
        url: taskUrls.defaultDeadlineForType,
        params: { name, category },
        schema: Deadline,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
