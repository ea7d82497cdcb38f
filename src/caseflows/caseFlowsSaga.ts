import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { type CaseFlowSort, getCaseFlowTypes } from '@/api/caseFlows';
import { isHttpError } from '@/api/httpError';
import { type OverviewOf, overviewSaga } from '@/core/windowedList/overviewSaga';
import { savedViewsSaga } from '@/core/windowedList/savedViews';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { resolveAssignee } from '@/people';
import { giveToOwner } from './list/caseFlowBulkSaga';
import type { CaseFlowFilters } from './list/caseFlowFilters';
import { caseFlowKind } from './list/caseFlowKind';
import {
  bulkRequested,
  caseFlowOverview,
  typesFailed,
  typesLoaded,
  typesRequested,
} from './list/caseFlowListActions';
import { caseFlowsChanged } from './caseFlowsActions';
import { selectCaseFlowTypes, selectListedOwners, selectOverview } from './caseFlowsSelectors';
import type { WithCaseFlows } from './caseFlowsSlice';
import { personFound } from './case/caseLookupsSlice';
import { caseFlowStorage } from './caseFlowStorage';
import { applyToCaseFlows } from './caseFlowSync';

const { overviewEntered, filtersChanged } = caseFlowOverview;

const overview: OverviewOf<CaseFlow, CaseFlowFilters, CaseFlowSort, WithCaseFlows> = {
  name: 'caseFlows',
  kind: caseFlowKind,
  actions: caseFlowOverview,
  storage: caseFlowStorage,
  selectOverview,
  changed: caseFlowsChanged,
  reconnected: hubsReconnected,
};

export function* caseFlowsSaga() {
  yield* takeEvery(caseFlowEvents, function* ({ payload: events }) {
    yield* applyToCaseFlows('hub', events);
  });
  yield* takeLeading(typesRequested, loadTypes);
  yield* takeLeading(bulkRequested, giveToOwner);
  yield* takeLatest([overviewEntered, filtersChanged], namePeople);
  yield* fork(savedViewsSaga<CaseFlow, CaseFlowFilters, CaseFlowSort, WithCaseFlows>, overview);
  yield* fork(overviewSaga<CaseFlow, CaseFlowFilters, CaseFlowSort, WithCaseFlows>, overview);
}

function* loadTypes() {
  const { load } = yield* select(selectCaseFlowTypes);
  if (load !== 'loading') return;
  try {
    yield* put(typesLoaded(yield* call(getCaseFlowTypes)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(typesFailed());
  }
}

/** Addresses name people by id: a row has the name, or else it is looked up. Who cannot be found is nobody (000 §8.3). */
function* named(person: Assignee | null) {
  if (person === null || person.name !== '') return person;
  const listed = (yield* select(selectListedOwners)).get(person.id);
  const found = listed ?? (yield* call(resolveAssignee, person.id));
  yield* put(personFound({ id: person.id, person: found }));
  return found && { ...found, name: found.name || found.id };
}

function* namePeople() {
  const { filters } = (yield* select(selectOverview)).list;
  const owner = yield* named(filters.owner);
  const executor = yield* named(filters.executor);
  if (owner === filters.owner && executor === filters.executor) return;
  const { sort } = (yield* select(selectOverview)).list;
  yield* put(filtersChanged({ filters: { ...filters, owner, executor }, sort }));
}
