import { combineSlices } from '@reduxjs/toolkit';
import type { UserKey } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { coreSlices } from '@/core/coreSlices';
import { addressPeopleSaga } from '@/work/caseflows/addressPeopleSaga';
import { addressPeopleSlice } from '@/work/caseflows/addressPeopleSlice';
import { caseFlowsSlice } from '@/work/caseflows/caseFlowsSlice';
import { linkedTasksSaga } from '@/work/caseflows/case/steps/linkedTasksSaga';
import { linkedTasksSlice } from '@/work/caseflows/case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from '@/work/caseflows/case/openCaseFlowSaga';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { connectionSlice } from '@/hubs/connectionSlice';
import { demandSlice } from '@/hubs/demandSlice';
import { mediaSaga } from '@/shared/media/mediaSaga';
import { mediaSlice } from '@/shared/media/mediaSlice';
import { startArea } from './backEnd';
import { sagas as work } from '@/work/caseflows/caseFlowsWork';

const reducer = combineSlices(
  ...coreSlices,
  caseFlowsSlice,
  addressPeopleSlice,
  connectionSlice,
  linkedTasksSlice,
  mediaSlice,
  queries,
  demandSlice,
);

const sagas = [mediaSaga, work.caseFlows, openCaseFlowSaga, linkedTasksSaga, addressPeopleSaga];

/** The overview and the opened case with their sagas. */
export const startCaseFlows = (key: UserKey = 'bram') => startArea(key, reducer, caseFlowHub, sagas);
