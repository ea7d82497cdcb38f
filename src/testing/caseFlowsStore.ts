import { combineSlices } from '@reduxjs/toolkit';
import type { UserKey } from '@mocks/backend/testServer';
import { queries } from '@/api/queries';
import { addressPeopleSaga } from '@/caseflows/addressPeopleSaga';
import { addressPeopleSlice } from '@/caseflows/addressPeopleSlice';
import { caseFlowsSaga } from '@/caseflows/caseFlowsSaga';
import { caseFlowsReducer } from '@/caseflows/caseFlowsReducer';
import { linkedTasksSaga } from '@/caseflows/case/steps/linkedTasksSaga';
import { linkedTasksSlice } from '@/caseflows/case/steps/linkedTasksSlice';
import { openCaseFlowSaga } from '@/caseflows/case/openCaseFlowSaga';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { sessionSlice } from '@/core/session/sessionSlice';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import type { User } from '@/domain/user';
import { CASE_FLOW_EVENTS, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { connectionSlice } from '@/hubs/connectionSlice';
import { watchSlice } from '@/hubs/watchSlice';
import { mediaSaga } from '@/media/mediaSaga';
import { mediaSlice } from '@/media/mediaSlice';
import { startArea } from './backEnd';

const reducer = combineSlices(
  { caseFlows: caseFlowsReducer },
  addressPeopleSlice,
  connectionSlice,
  dialogsSlice,
  draftsSlice,
  linkedTasksSlice,
  mediaSlice,
  queries,
  sessionSlice,
  submissionsSlice,
  toastsSlice,
  watchSlice,
);

const hub = {
  name: 'caseFlowHub',
  kinds: CASE_FLOW_EVENTS,
  toAction: (kind: string, args: unknown[], user: User) => {
    const event = caseFlowHub.decode(kind, args);
    return event && caseFlowEvents({ events: [event], user, now: Date.now() });
  },
} as const;

const sagas = [mediaSaga, caseFlowsSaga, openCaseFlowSaga, linkedTasksSaga, addressPeopleSaga];

/** The overview and the opened case with their sagas. */
export const startCaseFlows = (key: UserKey = 'bram') => startArea(key, reducer, hub, sagas);
