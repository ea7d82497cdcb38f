import { mediaArea } from '@/media';
import { peopleArea } from '@/people';
import { caseContentSaga } from './case/caseContentSaga';
import { caseContentSlice } from './case/caseContentSlice';
import { caseFlowsSaga } from './caseFlowsSaga';
import { caseFlowsReducer } from './caseFlowsReducer';
import { caseLookupsSaga } from './case/caseLookupsSaga';
import { caseLookupsSlice } from './case/caseLookupsSlice';
import { linkedTasksSaga } from './case/steps/linkedTasksSaga';
import { linkedTasksSlice } from './case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from './case/openCaseFlowSaga';
import { openCaseFlowSlice } from './case/openCaseFlowSlice';
import { workloadSaga } from './workload/workloadSaga';
import { workloadSlice } from './workload/workloadSlice';

/** What the case screens bring along, with the people they look up and the files they show. */
export const caseFlowsAreas = [
  peopleArea,
  mediaArea,
  { slice: { name: 'caseFlows', reducerPath: 'caseFlows', reducer: caseFlowsReducer }, saga: caseFlowsSaga },
  { slice: openCaseFlowSlice, saga: openCaseFlowSaga },
  { slice: linkedTasksSlice, saga: linkedTasksSaga },
  { slice: caseContentSlice, saga: caseContentSaga },
  { slice: caseLookupsSlice, saga: caseLookupsSaga },
  { slice: workloadSlice, saga: workloadSaga },
] as const;
