import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { Assignee } from '@/domain/colleagues/assignee';
import { resolveAssignee } from '@/shared/people';
import { filtersChanged, overviewEntered } from './taskList';
import { selectFilters, selectListedPeople, selectSort } from '../tasksSelectors';

/** Addresses hold only ids of people; their names come from the listed tasks, or are looked up (000 §7.2). */
export function* taskNamesSaga() {
  yield* takeLatest([overviewEntered, filtersChanged], nameFilters);
  yield* nameFilters();
}

function* nameFilters() {
  const filters = yield* select(selectFilters);
  const createdBy = yield* named(filters.createdBy);
  const assignedTo = yield* named(filters.assignedTo);
  if (createdBy === filters.createdBy && assignedTo === filters.assignedTo) return;
  const sort = yield* select(selectSort);
  yield* put(filtersChanged({ filters: { ...filters, createdBy, assignedTo }, sort }));
}

/** Adds the person's name if it can be found; without it the filter still works by id. */
function* named(person: Assignee | null) {
  if (person === null || person.name !== '') return person;
  const listed = (yield* select(selectListedPeople)).get(person.id);
  const found = listed ?? (yield* call(resolveAssignee, person.id));
  return found?.name ? found : person;
}
