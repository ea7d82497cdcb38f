import { combineSlices } from '@reduxjs/toolkit';
import type { UserKey } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { coreSlices } from '@/core/coreSlices';
import { addressPeopleSaga } from '@/caseflows/addressPeopleSaga';
import { addressPeopleSlice } from '@/caseflows/addressPeopleSlice';
import { caseFlowsSlice } from '@/caseflows/caseFlowsSlice';
import { linkedTasksSaga } from '@/caseflows/case/steps/linkedTasksSaga';
import { linkedTasksSlice } from '@/caseflows/case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from '@/caseflows/case/openCaseFlowSaga';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { connectionSlice } from '@/hubs/connectionSlice';
import { demandSlice } from '@/hubs/demandSlice';
import { mediaSaga } from '@/media/mediaSaga';
import { mediaSlice } from '@/media/mediaSlice';
import { startArea } from './backEnd';
import { sagas as work } from '@/caseflows/caseFlowsWork';

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
