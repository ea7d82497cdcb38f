import { addressPeopleSaga } from './addressPeopleSaga';
import { addressPeopleSlice } from './addressPeopleSlice';
import { caseFlowsSaga } from './caseFlowsSaga';
import { caseFlowsReducer } from './caseFlowsReducer';
import { linkedTasksSaga } from './case/steps/linkedTasksSaga';
import { linkedTasksSlice } from './case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from './case/openCaseFlowSaga';
import { workloadSaga } from './workload/workloadSaga';

export const reducers = {
  caseFlows: caseFlowsReducer,
  linkedTasks: linkedTasksSlice.reducer,
  addressPeople: addressPeopleSlice.reducer,
};

export const sagas = {
  caseFlows: caseFlowsSaga,
  openCaseFlow: openCaseFlowSaga,
  linkedTasks: linkedTasksSaga,
  addressPeople: addressPeopleSaga,
  workload: workloadSaga,
};
