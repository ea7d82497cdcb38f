import { fork } from 'typed-redux-saga';
import type { TaskSort } from '@/api/tasks';
import { supervise } from '@/core/sagas/supervise';
import { savedViewsSaga } from '@/core/windowedList/savedViews';
import type { Task } from '@/domain/task';
import { taskActionsSaga } from './task/taskActionsSaga';
import { taskBulkSaga } from './list/taskBulkSaga';
import { taskDetailSaga } from './task/taskDetailSaga';
import type { TaskFilters } from './list/taskFilters';
import { taskNamesSaga } from './list/taskNamesSaga';
import { taskOverview } from './tasksActions';
import type { WithTasks } from './tasksSlice';
import { taskStorage } from './taskViews';

export { learnTaskChanges } from './taskChanges';

/** What is done with tasks once the list is there. A mistake in one part leaves the others at work. */
export function* taskWorkSaga() {
  yield* fork(savedViewsSaga<Task, TaskFilters, TaskSort, WithTasks>, {
    actions: taskOverview,
    storage: taskStorage,
    selectOverview: ({ tasks }: WithTasks) => tasks,
  });
  yield* fork(supervise, 'tasks/detail', taskDetailSaga);
  yield* fork(supervise, 'tasks/actions', taskActionsSaga);
  yield* fork(supervise, 'tasks/bulk', taskBulkSaga);
  yield* fork(supervise, 'tasks/names', taskNamesSaga);
}
