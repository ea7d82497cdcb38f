import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import {
  getCaseFlowByTask,
  getCaseFlowByUmbrellaCase,
  getCaseFlowByUmbrellaTask,
} from '@/api/caseflows/caseFlows';
import { failureOf, isHttpError, isMissing } from '@/api/http/httpError';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { supervise } from '@/core/sagas/supervise';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { isGuid } from '@/lib/guid';
import { caseFlowActionsSaga } from './caseFlowActionsSaga';
import { caseFlowRefreshSaga } from './caseFlowRefreshSaga';
import { caseFlowClosed, caseFlowOpened, caseFlowRetried, caseFlowsChanged } from '../caseFlowsActions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { REFETCH_MS } from '@/kit/livelist/records';
import { fetchTruth } from '../caseFlowSync';
import { caseFlowMessagesSaga } from './messages/caseFlowMessagesSaga';
import {
  selectOpenCaseFlowId,
  selectOpenCaseFlowLoad,
  openCaseFlowFailed,
  openCaseFlowFetching,
  openCaseFlowLoaded,
  openCaseFlowMeant,
} from './openCaseFlowSlice';
import { stepActionsSaga } from './steps/stepActionsSaga';

/** Runs the sagas of the open case and of actions on cases anywhere. An error in one saga leaves the others running. */
export function* openCaseFlowSaga() {
  yield* fork(supervise, 'caseFlows/open', keepOpenCaseFlow);
  yield* fork(supervise, 'caseFlows/actions', caseFlowActionsSaga);
  yield* fork(supervise, 'caseFlows/steps', stepActionsSaga);
  yield* fork(supervise, 'caseFlows/messages', caseFlowMessagesSaga);
  yield* fork(supervise, 'caseFlows/refresh', caseFlowRefreshSaga);
}

function* keepOpenCaseFlow() {
  if ((yield* select(selectOpenCaseFlowId)) !== null) yield* put(caseFlowRetried());
  yield* followOpen({
    selectId: selectOpenCaseFlowId,
    changes: [caseFlowOpened.type, caseFlowClosed.type],
    keep,
  });
}

const wakers = [caseFlowEvents, caseFlowRetried, caseFlowsChanged, hubsReconnected, wokeUp];

/** Fetches again only after the last answer, so that a burst of events leads to one or two requests. */
function* keep(id: string) {
  while (true) {
    const { wanted, removed } = yield* select(({ caseFlows }: WithCaseFlows) => caseFlows.open);
    if (!wanted || removed) yield* take(wakers);
    else {
      yield* put(openCaseFlowFetching());
      yield* load(id);
      yield* delay(REFETCH_MS);
    }
  }
}

function* load(id: string) {
  try {
    const caseFlow = yield* fetchTruth(id);
    if (caseFlow !== null) yield* put(openCaseFlowLoaded(id));
    else yield* miss(id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(openCaseFlowFailed({ id, missing: false, failure: failureOf(error) }));
  }
}

/** Handles a case that has gone since it was opened, or never existed under this id. */
function* miss(id: string) {
  const wasThere = (yield* select(selectOpenCaseFlowLoad)) === 'loaded';
  const meant = wasThere ? null : yield* findMeant(id);
  yield* put(meant === null ? openCaseFlowFailed({ id, missing: true }) : openCaseFlowMeant({ id, meant }));
}

/**
 * Finds the case by another id that a link may hold: the id of its file, of a step task, or of that task in the inbox
 * (AMB-081, AMB-083).
 */
function* findMeant(id: string) {
  for (const find of [getCaseFlowByUmbrellaCase, getCaseFlowByTask, getCaseFlowByUmbrellaTask]) {
    try {
      const { id: meant } = yield* call(find, id);
      return isGuid(meant) ? meant : null;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}
