import { caseFlowsSaga } from './caseFlowsSaga';
import { caseFlowsReducer } from './caseFlowsReducer';
import { caseLookupsSaga } from './case/caseLookupsSaga';
import { caseLookupsSlice } from './case/caseLookupsSlice';
import { linkedTasksSaga } from './case/steps/linkedTasksSaga';
import { linkedTasksSlice } from './case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from './case/openCaseFlowSaga';
import { workloadSaga } from './workload/workloadSaga';

export const reducers = {
  caseFlows: caseFlowsReducer,
  linkedTasks: linkedTasksSlice.reducer,
  caseLookups: caseLookupsSlice.reducer,
};

export const sagas = {
  caseFlows: caseFlowsSaga,
  openCaseFlow: openCaseFlowSaga,
  linkedTasks: linkedTasksSaga,
  caseLookups: caseLookupsSaga,
  workload: workloadSaga,
};
