import { mediaArea } from '@/media';
import { peopleArea } from '@/people';
import { caseDocumentsSaga } from './caseDocumentsSaga';
import { caseDocumentsSlice } from './caseDocumentsSlice';
import { caseFlowsSaga } from './caseFlowsSaga';
import { caseFlowsSlice } from './caseFlowsSlice';
import { caseMessagesSaga } from './caseMessagesSaga';
import { caseMessagesSlice } from './caseMessagesSlice';
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
  { slice: caseMessagesSlice, saga: caseMessagesSaga },
  { slice: caseDocumentsSlice, saga: caseDocumentsSaga },
  { slice: workloadSlice, saga: workloadSaga },
] as const;
