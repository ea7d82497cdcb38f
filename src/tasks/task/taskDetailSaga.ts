import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import { getCaseActivities } from '@/api/activities';
import { isHttpError } from '@/api/httpError';
import { getLinkedTasks, getTask, getTaskHistory } from '@/api/tasks';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { selectUser } from '@/core/session/sessionSlice';
import { CONTACT_ACTIVITY } from '@/domain/caseActivity';
import type { TaskActivity } from '@/domain/taskActivity';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import type { OpenTask, PartName } from './openTask';
import {
  activitiesLoaded,
  activitiesRequested,
  contactMomentsLoaded,
  contactMomentsRequested,
  detailFailed,
  detailFetching,
  detailLoaded,
  linkedLoaded,
  linkedRequested,
  partFailed,
  partFetching,
  replied,
  taskClosed,
  taskOpened,
  taskRetried,
  tasksChanged,
} from '../tasksActions';
import {
  CASE_ACTIVITIES_PAGE_SIZE,
  DETAIL_REFETCH_MS,
  TASK_ACTIVITIES_PAGE_SIZE,
  TASK_ACTIVITIES_PAGES_MAX,
} from '../tasksConstants';
import { selectOpenTask } from '../tasksSelectors';
import type { WithTasks } from '../tasksReducer';
import { isMissing } from '../taskSync';

const selectOpenState = ({ tasks }: WithTasks): OpenTask => tasks.open;

const selectOpenId = (state: WithTasks): string | null => selectOpenState(state).id;

export function* taskDetailSaga() {
  if ((yield* select(selectOpenId)) !== null) yield* put(taskRetried());
  yield* followOpen({
    selectId: selectOpenId,
    changes: [taskOpened.type, taskClosed.type],
    keep: keepOpen,
  });
}

/** Three lanes, so that with the list's one at most four requests run at once; each asks again only after its answer. */
function* keepOpen(id: string) {
  yield* fork(keepRecord, id);
  yield* fork(keepHistory, id);
  yield* fork(keepRest, id);
}

const wakers = [
  activitiesRequested,
  contactMomentsRequested,
  detailFailed,
  detailLoaded,
  hubsReconnected,
  linkedRequested,
  replied,
  taskEvents,
  taskRetried,
  tasksChanged,
  wokeUp,
];

function* keepRecord(id: string) {
  while (true) {
    const { wanted, removed } = yield* select(selectOpenState);
    if (!wanted || removed) yield* take(wakers);
    else {
      yield* put(detailFetching());
      yield* loadRecord(id);
      yield* delay(DETAIL_REFETCH_MS);
    }
  }
}

function* loadRecord(id: string) {
  try {
    const task = yield* call(getTask, id);
    const user = yield* select(selectUser);
    if (user !== null) yield* put(detailLoaded({ task, user, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(detailFailed({ id, missing: isMissing(error) }));
  }
}

/** Contact moments hang on the case, which the list does not know: they wait for the record. */
const isReady = (part: PartName, { load }: OpenTask): boolean =>
  part !== 'contactMoments' || load !== 'loading';

const keepHistory = (id: string) => keepParts(id, ['activities']);
const keepRest = (id: string) => keepParts(id, ['linked', 'contactMoments']);

function* keepParts(id: string, parts: readonly PartName[]) {
  while (true) {
    const open = yield* select(selectOpenState);
    const next = parts.find((part) => open[part].wanted && isReady(part, open));
    if (next === undefined || open.removed) yield* take(wakers);
    else {
      yield* put(partFetching(next));
      yield* loadPart(id, next);
      yield* delay(DETAIL_REFETCH_MS);
    }
  }
}

function* loadPart(id: string, part: PartName) {
  try {
    if (part === 'activities') yield* put(activitiesLoaded({ id, items: yield* loadHistory(id) }));
    else if (part === 'linked') yield* put(linkedLoaded({ id, items: yield* call(getLinkedTasks, id) }));
    else yield* put(contactMomentsLoaded({ id, items: yield* loadContactMoments() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(partFailed({ id, part }));
  }
}

/** All that happened to a task, as far as a few pages reach. */
export function* loadHistory(id: string) {
  const items = new Map<string, TaskActivity>();
  for (let page = 0; page < TASK_ACTIVITIES_PAGES_MAX; page += 1) {
    const answer = yield* call(getTaskHistory, id, page, TASK_ACTIVITIES_PAGE_SIZE);
    for (const activity of answer.items) items.set(activity.id, activity);
    if (answer.items.length === 0 || items.size >= answer.total) break;
  }
  return [...items.values()];
}

/** The contact moments of the task's case (AMB-073); a task without a case has none. */
function* loadContactMoments() {
  const caseId = (yield* select(selectOpenTask))?.case?.id;
  if (caseId === undefined) return [];
  const { items } = yield* call(getCaseActivities, caseId, 0, CASE_ACTIVITIES_PAGE_SIZE);
  return items.filter(({ type }) => type === CONTACT_ACTIVITY);
}
