import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Assignee } from '@/domain/colleagues/assignee';
import { toastShown } from '@/core/toasts/toastsSlice';
import { resolveAssignee } from '@/shared/people';
import { personFound } from './addressPeopleSlice';
import { caseFlowMessages } from './caseFlowMessages';
import { personWanted } from './caseFlowsActions';
import { selectFilters, selectListedOwners, selectSort } from './caseFlowsSelectors';
import { filtersChanged, overviewEntered } from './list/caseFlowList';

export function* addressPeopleSaga() {
  yield* takeEvery(personWanted, findPerson);
  yield* takeLatest([overviewEntered, filtersChanged], nameFilters);
}

function* findPerson({ payload: id }: ReturnType<typeof personWanted>) {
  yield* find(id);
}

/** Returns null and shows a warning when the look-up fails, for whatever reason (000 §8.3). */
function* find(id: string) {
  const person = (yield* call(resolveAssignee, id)) ?? null;
  yield* put(personFound({ id, person }));
  if (person === null)
    yield* put(toastShown({ kind: 'warning', key: personFound.type, text: caseFlowMessages.personLost }));
  return person;
}

function* nameFilters() {
  const filters = yield* select(selectFilters);
  const owner = yield* named(filters.owner);
  const executor = yield* named(filters.executor);
  if (owner === filters.owner && executor === filters.executor) return;
  const sort = yield* select(selectSort);
  yield* put(filtersChanged({ filters: { ...filters, owner, executor }, sort }));
}

/** Takes the name from a row of the list, otherwise looks it up. */
function* named(person: Assignee | null) {
  if (person === null || person.name !== '') return person;
  const found = (yield* select(selectListedOwners)).get(person.id) ?? (yield* find(person.id));
  return found && { ...found, name: found.name || found.id };
}
