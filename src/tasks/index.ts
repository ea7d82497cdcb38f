import { peopleArea } from '@/people';
import { tasksSaga } from './tasksSaga';
import { tasksSlice } from './tasksSlice';

export { tasksDialogs } from './tasksDialogs';
export { tasksRoutes } from './tasksRoutes';
export { selectTasksTotal } from './tasksSelectors';
/** What the task list brings along: the tasks, and the people that its filters look up. */
export const tasksAreas = [peopleArea, { slice: tasksSlice, saga: tasksSaga }] as const;
