import { fork } from 'typed-redux-saga';
import { supervise } from '@/core/sagas/supervise';
import { taskActionsSaga } from './taskActionsSaga';
import { taskBulkSaga } from './taskBulkSaga';
import { taskDetailSaga } from './taskDetailSaga';

export { learnTaskChanges } from './taskChanges';

/** What is done with tasks once the list is there. A mistake in one part leaves the others at work. */
export function* taskWorkSaga() {
  yield* fork(supervise, 'tasks/detail', taskDetailSaga);
  yield* fork(supervise, 'tasks/actions', taskActionsSaga);
  yield* fork(supervise, 'tasks/bulk', taskBulkSaga);
}
