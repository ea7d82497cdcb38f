import { peopleArea } from '@/people';
import { tasksSaga } from './tasksSaga';
import { tasksReducer } from './tasksReducer';

export { tasksDialogs } from './tasksDialogs';
export { tasksRoutes } from './tasksRoutes';
export { selectTasksTotal } from './tasksSelectors';
/** What the task list brings along: the tasks, and the people that its filters look up. */
export const tasksAreas = [
  peopleArea,
  { slice: { name: 'tasks', reducerPath: 'tasks', reducer: tasksReducer }, saga: tasksSaga },
] as const;
