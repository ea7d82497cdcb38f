import { delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { supervise } from '@/core/sagas/supervise';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { caseFlowActionsSaga } from './caseFlowActionsSaga';
import { caseFlowClosed, caseFlowOpened, caseFlowRetried, caseFlowsChanged } from './caseFlowsActions';
import { REFETCH_MS } from './caseFlowsConstants';
import { fetchTruth } from './caseFlowSync';
import { selectOpenCaseFlow, selectOpenCaseFlowId } from './openCaseFlowSelectors';
import {
  openCaseFlowFailed,
  openCaseFlowFetching,
  openCaseFlowLoaded,
  type WithOpenCaseFlow,
} from './openCaseFlowSlice';

/** The case on the screen, and what is done with cases on every screen. A mistake in one leaves the other at work. */
export function* openCaseFlowSaga() {
  yield* takeEvery(taskEvents, followInbox);
  yield* fork(supervise, 'caseFlows/open', keepOpenCaseFlow);
  yield* fork(supervise, 'caseFlows/actions', caseFlowActionsSaga);
}

function* keepOpenCaseFlow() {
  if ((yield* select(selectOpenCaseFlowId)) !== null) yield* put(caseFlowRetried());
  yield* followOpen({
    selectId: selectOpenCaseFlowId,
    changes: [caseFlowOpened.type, caseFlowClosed.type],
    keep,
  });
}

/** The hub of the cases does not tell that a task of a step is picked up or given away in the inbox; that of the tasks does. */
function* followInbox({ payload: events }: ReturnType<typeof taskEvents>) {
  const steps = (yield* select(selectOpenCaseFlow))?.steps ?? [];
  const linked = new Set(steps.flatMap(({ tasks }) => tasks.map(({ umbrellaTaskId }) => umbrellaTaskId)));
  if (events.some(({ id }) => linked.has(id))) yield* put(caseFlowRetried());
}

const wakers = [caseFlowRetried, caseFlowsChanged, hubsReconnected, wokeUp];

/** Asks again only after the last answer: a burst of events is one or two requests. */
function* keep(id: string) {
  while (true) {
    const { wanted, removed } = yield* select(({ openCaseFlow }: WithOpenCaseFlow) => openCaseFlow);
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
    yield* put(caseFlow === null ? openCaseFlowFailed({ id, missing: true }) : openCaseFlowLoaded(caseFlow));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(openCaseFlowFailed({ id, missing: false }));
  }
}
