import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { getCaseFlowTypes } from '@/api/caseFlows';
import { isHttpError } from '@/api/httpError';
import { savedViewsSaga } from '@/list/savedViewsSaga';
import type { Assignee } from '@/domain/assignee';
import { resolveAssignee } from '@/people';
import { giveToOwner } from './list/caseFlowBulkSaga';
import { caseFlowList, filtersChanged, overviewEntered } from './list/caseFlowList';
import { bulkRequested, typesFailed, typesLoaded, typesRequested } from './list/caseFlowListActions';
import { selectCaseFlowTypes, selectFilters, selectListedOwners, selectSort } from './caseFlowsSelectors';
import { personFound } from './case/caseLookupsSlice';

export function* caseFlowsSaga() {
  yield* takeLeading(typesRequested, loadTypes);
  yield* takeLeading(bulkRequested, giveToOwner);
  yield* takeLatest([overviewEntered, filtersChanged], namePeople);
  yield* fork(savedViewsSaga, caseFlowList);
  yield* fork(caseFlowList.saga);
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
  const filters = yield* select(selectFilters);
  const owner = yield* named(filters.owner);
  const executor = yield* named(filters.executor);
  if (owner === filters.owner && executor === filters.executor) return;
  const sort = yield* select(selectSort);
  yield* put(filtersChanged({ filters: { ...filters, owner, executor }, sort }));
}
