import { heldWith } from '@/core/session/sessionSlice';
import { addressPeopleSaga } from './addressPeopleSaga';
import { addressPeopleSlice } from './addressPeopleSlice';
import { caseFlowsSlice } from './caseFlowsSlice';
import { linkedTasksSaga } from './case/steps/linkedTasksSaga';
import { linkedTasksSlice } from './case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from './case/openCaseFlowSaga';
import { workloadSaga } from './workload/workloadSaga';
import { fork, takeLeading } from 'typed-redux-saga';
import { savedViewsSaga } from '@/kit/livelist/savedViewsSaga';
import { giveToOwner } from './list/caseFlowBulkSaga';
import { caseFlowList } from './list/caseFlowList';
import { bulkRequested } from './caseFlowsActions';

const needs = ['viewCaseFlow', 'viewDetailedCaseFlow'] as const;

export const reducers = {
  caseFlows: heldWith(needs, caseFlowsSlice.reducer),
  linkedTasks: heldWith(needs, linkedTasksSlice.reducer),
  addressPeople: heldWith(needs, addressPeopleSlice.reducer),
};

export const sagas = {
  caseFlows: caseFlowsSaga,
  openCaseFlow: openCaseFlowSaga,
  linkedTasks: linkedTasksSaga,
  addressPeople: addressPeopleSaga,
  workload: workloadSaga,
};

function* caseFlowsSaga() {
  yield* takeLeading(bulkRequested, giveToOwner);
  yield* fork(savedViewsSaga, caseFlowList);
  yield* fork(caseFlowList.saga);
}
