import { takeEvery } from 'typed-redux-saga';
import { repairItemRequested } from './repairsActions';
import { removeItem } from './request/removeItem';
import { addItem } from './send/itemsSaga';
import { chooseMoment, submitRequest } from './send/submitSaga';

export function* repairsSaga() {
  yield* takeEvery(repairItemRequested, addItem);
  yield* removeItem.saga();
  yield* chooseMoment.saga();
  yield* submitRequest.saga();
}
