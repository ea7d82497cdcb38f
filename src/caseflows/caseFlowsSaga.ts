import { fork, takeLeading } from 'typed-redux-saga';
import { savedViewsSaga } from '@/list/savedViewsSaga';
import { giveToOwner } from './list/caseFlowBulkSaga';
import { caseFlowList } from './list/caseFlowList';
import { bulkRequested } from './list/caseFlowListActions';

export function* caseFlowsSaga() {
  yield* takeLeading(bulkRequested, giveToOwner);
  yield* fork(savedViewsSaga, caseFlowList);
  yield* fork(caseFlowList.saga);
}
