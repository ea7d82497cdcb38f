import { mediaArea } from '@/media';
import { peopleArea } from '@/people';
import { taskFormArea } from './taskFormArea';
import { tasksSaga } from './tasksSaga';
import { tasksSlice } from './tasksSlice';

export { tasksDialogs } from './tasksDialogs';
export { tasksRoutes } from './tasksRoutes';
export { selectTasksTotal } from './tasksSelectors';
/** What the task routes bring along: the tasks, and the people and files that their screens show. */
export const tasksAreas = [
  mediaArea,
  peopleArea,
  taskFormArea,
  { slice: tasksSlice, saga: tasksSaga },
] as const;
