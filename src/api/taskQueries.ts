import type { Page } from '@/domain/page';
import type { Task } from '@/domain/task';
import { queries } from './queries';
import { TaskPage, taskParams, type TaskQuery, taskUrls } from './tasks';

/** Apart from `api/tasks`, which is there before the first row. */
export const taskQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Tasks that are found by words. */
    foundTasks: build.query<Page<Task>, TaskQuery & { searchQuery: string }>({
      query: (query) => ({ url: taskUrls.search, params: taskParams(query), schema: TaskPage }),
      providesTags: ['otherWork'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
