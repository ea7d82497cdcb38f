import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getCaseFlowByUmbrellaTask, getStepTask } from '@/api/caseFlows';
import { isHttpError } from '@/api/httpError';
import { getResidentialZones } from '@/api/residentialZones';
import { getDefaultDeadlineForTaskType, getTaskTypesExceptCaseFlow } from '@/api/tasks';
import {
  caseFlowOfTaskFound,
  caseFlowOfTaskWanted,
  defaultDeadlineLoaded,
  defaultDeadlineRequested,
  formTypesFailed,
  formTypesLoaded,
  formTypesRequested,
  stepTaskFailed,
  stepTaskLoaded,
  selectZoneName,
  stepTaskRequested,
  type WithTaskForm,
  zonesLoaded,
  zonesWanted,
} from './taskFormSlice';

export function* taskFormSaga() {
  yield* takeLatest(formTypesRequested, loadTypes);
  yield* takeLatest(defaultDeadlineRequested, loadDeadline);
  yield* takeLatest(stepTaskRequested, loadStepTask);
  yield* takeLatest(caseFlowOfTaskWanted, findCaseFlow);
  yield* takeEvery(zonesWanted, nameZones);
}

/** Only names beside what is there: without an answer there are none. */
function* nameZones({ payload: ids }: ReturnType<typeof zonesWanted>) {
  const unknown = yield* select((state: WithTaskForm) =>
    ids.filter((id) => selectZoneName(state, id) === null),
  );
  if (unknown.length === 0) return;
  try {
    yield* put(zonesLoaded(yield* call(getResidentialZones, unknown)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}

function* loadTypes() {
  try {
    yield* put(formTypesLoaded(yield* call(getTaskTypesExceptCaseFlow)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(formTypesFailed());
  }
}

/** Only an offer: without an answer there is none. */
function* loadDeadline({ payload: type }: ReturnType<typeof defaultDeadlineRequested>) {
  try {
    const value = yield* call(getDefaultDeadlineForTaskType, type);
    yield* put(defaultDeadlineLoaded({ type: type.name, value }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}

function* loadStepTask({ payload: taskId }: ReturnType<typeof stepTaskRequested>) {
  try {
    yield* put(stepTaskLoaded({ taskId, task: yield* call(getStepTask, taskId) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(stepTaskFailed(taskId));
  }
}

/** Only a way to the case: without an answer there is none. */
function* findCaseFlow({ payload: taskId }: ReturnType<typeof caseFlowOfTaskWanted>) {
  try {
    const { id, title } = yield* call(getCaseFlowByUmbrellaTask, taskId);
    yield* put(caseFlowOfTaskFound({ taskId, found: { id, title } }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
