import { mediaArea } from '@/media';
import { peopleArea } from '@/people';
import { caseContentSaga } from './caseContentSaga';
import { caseContentSlice } from './caseContentSlice';
import { caseFlowsSaga } from './caseFlowsSaga';
import { caseFlowsSlice } from './caseFlowsSlice';
import { caseLookupsSaga } from './caseLookupsSaga';
import { caseLookupsSlice } from './caseLookupsSlice';
import { linkedTasksSaga } from './linkedTasksSaga';
import { linkedTasksSlice } from './linkedTasksSlice';
import { openCaseFlowSaga } from './openCaseFlowSaga';
import { openCaseFlowSlice } from './openCaseFlowSlice';
import { workloadSaga } from './workloadSaga';
import { workloadSlice } from './workloadSlice';

/** What the case screens bring along, with the people they look up and the files they show. */
export const caseFlowsAreas = [
  peopleArea,
  mediaArea,
  { slice: caseFlowsSlice, saga: caseFlowsSaga },
  { slice: openCaseFlowSlice, saga: openCaseFlowSaga },
  { slice: linkedTasksSlice, saga: linkedTasksSaga },
  { slice: caseContentSlice, saga: caseContentSaga },
  { slice: caseLookupsSlice, saga: caseLookupsSaga },
  { slice: workloadSlice, saga: workloadSaga },
] as const;
