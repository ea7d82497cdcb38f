import { takeEvery } from 'typed-redux-saga';
import {
  repairItemRemoveRequested,
  repairItemRequested,
  repairMomentRequested,
  repairSubmitRequested,
} from './repairsActions';
import { addItem, removeItem } from './send/itemsSaga';
import { chooseMoment, submitRequest } from './send/submitSaga';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'repairs/item': true;
    'repairs/remove': true;
    'repairs/plan': true;
    'repairs/submit': true;
  }
}

export function* repairsSaga() {
  yield* takeEvery(repairItemRequested, addItem);
  yield* takeEvery(repairItemRemoveRequested, removeItem);
  yield* takeEvery(repairMomentRequested, chooseMoment);
  yield* takeEvery(repairSubmitRequested, submitRequest);
}
