import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { impersonate } from '@/api/knowledge/selfService';
import { selectSignedInId } from '@/core/session/sessionSlice';
import {
  entered,
  fullScreenSet,
  type Impersonation,
  impersonationSlice,
  left,
  portalOpened,
  portalRefused,
  selectImpersonation,
} from './impersonationSlice';
import { obstacleOf } from './impersonationRules';
import { impersonationTexts } from './impersonationTexts';
import { forget, keep } from './keptImpersonation';
import { dropPacket, holdPacket } from './portal/heldPacket';
import { portalAddress } from './portal/portalAddress';

const { invalidateTags } = queries.util;

/** The queries that show what was sent in the portal. */
const FILED = ['timeline', 'timelineFollowUps', 'caseFile', 'caseReport', 'caseActivities'] as const;
const CONFLICT = 409;

/**
 * Requests a session in a person's name, and ends it. If the agent leaves before the answer arrives, the answer opens
 * nothing.
 */
function* impersonationSaga() {
  yield* takeLatest([entered, left], function* (action) {
    if (entered.match(action)) yield* open(action.payload.asked);
    else yield* leave();
  });
  yield* takeEvery([entered, fullScreenSet], remember);
}

function* open(asked: Impersonation) {
  try {
    const { url, packet } = yield* call(impersonate, asked);
    const address = portalAddress(url, window.location.href);
    if (address === null) {
      yield* put(portalRefused({ text: impersonationTexts.why.address, remedy: 'none' }));
      return;
    }
    yield* call(holdPacket, packet);
    yield* put(portalOpened(address));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(portalRefused(obstacleOf(error)));
    if (error.status === CONFLICT) yield* put(invalidateTags(['person', 'scenarios']));
  }
}

function* remember() {
  const { current, fullScreen } = yield* select(selectImpersonation);
  if (current) keep(yield* select(selectSignedInId), current, fullScreen);
}

function* leave() {
  yield* call(dropPacket);
  forget(yield* select(selectSignedInId));
  yield* put(invalidateTags([...FILED]));
}

export const impersonationWork = {
  reducers: { impersonation: impersonationSlice.reducer },
  sagas: { impersonation: impersonationSaga },
};
