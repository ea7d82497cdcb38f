import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Assignee } from '@/domain/colleague/assignee';
import { resolveAssignee } from '@/people';
import { personFound } from './addressPeopleSlice';
import { personWanted } from './caseFlowsActions';
import { selectFilters, selectListedOwners, selectSort } from './caseFlowsSelectors';
import { filtersChanged, overviewEntered } from './list/caseFlowList';

export function* addressPeopleSaga() {
  yield* takeEvery(personWanted, findPerson);
  yield* takeLatest([overviewEntered, filtersChanged], nameFilters);
}

function* findPerson({ payload: id }: ReturnType<typeof personWanted>) {
  const person = yield* call(resolveAssignee, id);
  if (person !== undefined) yield* put(personFound({ id, person }));
}

function* nameFilters() {
  const filters = yield* select(selectFilters);
  const owner = yield* named(filters.owner);
  const executor = yield* named(filters.executor);
  if (owner === filters.owner && executor === filters.executor) return;
  const sort = yield* select(selectSort);
  yield* put(filtersChanged({ filters: { ...filters, owner, executor }, sort }));
}

/** A row has the name, or else it is looked up. Who cannot be found is nobody (000 §8.3). */
function* named(person: Assignee | null) {
  if (person === null || person.name !== '') return person;
  const listed = (yield* select(selectListedOwners)).get(person.id);
  const found = listed ?? (yield* call(resolveAssignee, person.id));
  if (found === undefined) return person;
  yield* put(personFound({ id: person.id, person: found }));
  return found && { ...found, name: found.name || found.id };
}
