import { call, put, select, takeEvery } from 'typed-redux-saga';
import { getCancelationStatuses } from '@/api/caseFlows';
import { isHttpError } from '@/api/httpError';
import { getFunctionGroup } from '@/api/people';
import { getScenarios } from '@/api/selfService';
import { toastShown } from '@/core/toasts/toastsSlice';
import { resolveAssignee } from '@/people';
import { caseFlowMessages } from '../caseFlowMessages';
import { cancelationStatusesWanted, groupWanted, personWanted, scenariosWanted } from '../caseFlowsActions';
import {
  cancelationStatusesFailed,
  cancelationStatusesFetching,
  cancelationStatusesLoaded,
  groupNamed,
  isGroupAsked,
  isPersonAsked,
  personFetching,
  personFound,
  scenariosFailed,
  scenariosFetching,
  scenariosLoaded,
  selectCancelationStatuses,
  selectScenarioLoad,
  type WithCaseLookups,
} from './caseLookupsSlice';

/** What was fetched once is kept; what is being fetched is not asked twice. */
const isAtHand = (load: string): boolean => load === 'loading' || load === 'loaded';

export function* caseLookupsSaga() {
  yield* takeEvery(cancelationStatusesWanted, loadCancelationStatuses);
  yield* takeEvery(scenariosWanted, loadScenarios);
  yield* takeEvery(groupWanted, nameGroup);
  yield* takeEvery(personWanted, findPerson);
}

function* loadCancelationStatuses() {
  const { load } = yield* select(selectCancelationStatuses);
  if (isAtHand(load)) return;
  yield* put(cancelationStatusesFetching());
  try {
    yield* put(cancelationStatusesLoaded(yield* call(getCancelationStatuses)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(cancelationStatusesFailed());
  }
}

function* loadScenarios({ payload: { stepId, title, ids } }: ReturnType<typeof scenariosWanted>) {
  if (isAtHand(yield* select((state: WithCaseLookups) => selectScenarioLoad(state, stepId)))) return;
  yield* put(scenariosFetching(stepId));
  try {
    yield* put(scenariosLoaded({ stepId, items: yield* call(getScenarios, ids) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(scenariosFailed(stepId));
    yield* put(toastShown({ kind: 'error', text: caseFlowMessages.scenariosFailed(title) }));
  }
}

function* findPerson({ payload: id }: ReturnType<typeof personWanted>) {
  if (yield* select((state: WithCaseLookups) => isPersonAsked(state, id))) return;
  yield* put(personFetching(id));
  yield* put(personFound({ id, person: yield* call(resolveAssignee, id) }));
}

/** Only a name beside an id: without an answer there is none. */
function* nameGroup({ payload: id }: ReturnType<typeof groupWanted>) {
  if (yield* select((state: WithCaseLookups) => isGroupAsked(state, id))) return;
  yield* put(groupNamed({ id, name: null }));
  try {
    const { title } = yield* call(getFunctionGroup, id);
    yield* put(groupNamed({ id, name: title }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
