import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { getStepTask } from '@/api/caseflows/caseFlows';
import { isHttpError } from '@/api/http/httpError';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { sameId } from '@/lib/guid';
import { caseFlowClosed, caseFlowOpened, caseFlowRead, caseFlowsChanged } from '../../caseFlowsActions';
import { REFETCH_MS } from '@/kit/livelist/records';
import { tasksInInbox } from '../../caseFlowsRules';
import {
  linkedTaskFailed,
  linkedTaskFetching,
  linkedTaskLoaded,
  linkedTaskRetried,
  linkedTasksStale,
  selectWantedLinkedTasks,
} from './linkedTasksSlice';
import { selectOpenCaseFlow, selectOpenCaseFlowId } from '../openCaseFlow';

/** The number of step tasks that are fetched at the same time. */
const LINKED_TASK_LANES = 3;

/** Keeps the inbox states of the open case's step tasks up to date, a few requests at a time. */
export function* linkedTasksSaga() {
  yield* takeEvery(taskEvents, followInbox);
  yield* followOpen({
    selectId: selectOpenCaseFlowId,
    changes: [caseFlowOpened.type, caseFlowClosed.type],
    keep,
  });
}

/** The case hub does not report that a step task is picked up or given away in the inbox; the task hub does. */
function* followInbox({ payload: { events } }: ReturnType<typeof taskEvents>) {
  const caseFlow = yield* select(selectOpenCaseFlow);
  const stale = (caseFlow === null ? [] : tasksInInbox(caseFlow)).filter(({ umbrellaTaskId }) =>
    events.some(({ id }) => sameId(id, umbrellaTaskId)),
  );
  if (stale.length > 0) yield* put(linkedTasksStale(stale.map(({ id }) => id)));
}

function* keep() {
  const asked = new Set<string>();
  for (let lane = 0; lane < LINKED_TASK_LANES; lane += 1) yield* fork(keepLane, asked);
}

const wakers = [
  caseFlowEvents,
  caseFlowRead,
  caseFlowsChanged,
  linkedTaskRetried,
  linkedTasksStale,
  hubsReconnected,
  wokeUp,
];

/** Fetches one task at a time. A task that another lane is fetching is skipped, so that its answers come in order. */
function* keepLane(asked: Set<string>) {
  while (true) {
    const next = (yield* select(selectWantedLinkedTasks)).find((id) => !asked.has(id));
    if (next === undefined) yield* take(wakers);
    else {
      asked.add(next);
      yield* load(next);
      asked.delete(next);
    }
  }
}

function* load(id: string) {
  yield* put(linkedTaskFetching(id));
  try {
    const { task } = yield* call(getStepTask, id);
    yield* put(linkedTaskLoaded({ id, task }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(linkedTaskFailed(id));
  }
  if ((yield* select(selectWantedLinkedTasks)).includes(id)) yield* delay(REFETCH_MS);
}
