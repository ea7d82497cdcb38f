import { fork } from 'typed-redux-saga';
import { supervise } from '@/core/sagas/supervise';
import { savedViewsSaga } from '@/kit/livelist/savedViewsSaga';
import { taskBulkSaga } from './list/taskBulkSaga';
import { taskList } from './list/taskList';
import { errorNamesSaga, taskNamesSaga } from './list/taskNamesSaga';
import { callBackSaga } from './task/callBackSaga';
import { taskFormSaga } from './task/form/taskFormSaga';
import { replySaga } from './task/messages/replySaga';
import { replyAndFinishSaga } from './task/replyAndFinishSaga';
import { taskRefreshSaga } from './task/taskRefreshSaga';
import { taskStatusSaga } from './task/taskStatusSaga';
import { taskSync } from './taskSync';

/** Everything that can wait for the list. An error in one supervised part leaves the others running. */
export function* taskWorkSaga() {
  yield* fork(savedViewsSaga, taskList);
  yield* fork(supervise, 'tasks/detail', taskSync.keepOpen);
  yield* fork(supervise, 'tasks/refresh', taskRefreshSaga);
  yield* fork(supervise, 'tasks/status', taskStatusSaga);
  yield* fork(supervise, 'tasks/callBack', callBackSaga);
  yield* fork(supervise, 'tasks/form', taskFormSaga);
  yield* fork(supervise, 'tasks/reply', replySaga);
  yield* fork(supervise, 'tasks/replyAndFinish', replyAndFinishSaga);
  yield* fork(supervise, 'tasks/bulk', taskBulkSaga);
  yield* fork(supervise, 'tasks/names', taskNamesSaga);
  yield* fork(supervise, 'tasks/errorNames', errorNamesSaga);
}
