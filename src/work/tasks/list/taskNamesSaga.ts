import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { taskEvents } from '@/hubs/taskHub';
import { recordOf } from '@/kit/livelist/records';
import { resolveAssignee } from '@/shared/people';
import { errorNamesRecalled, taskRead, tasksChanged } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { isErrorTask, keepErrorNames, readErrorNames } from './errorNames';
import { filtersChanged, listAnswered, overviewEntered, pageAnswered } from './taskList';
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

/** Lists omit the names in the title of an error task, so known names are stored and put back into the records. */
export function* errorNamesSaga() {
  yield* takeEvery([listAnswered, pageAnswered], recall);
  yield* takeEvery(taskRead, ({ payload: { item } }) => keep(item === null ? [] : [item]));
  yield* takeEvery([taskEvents, tasksChanged], ({ payload: { events } }) =>
    keep(events.flatMap(({ task }) => task ?? [])),
  );
  yield* recall();
}

function* keep(tasks: readonly Task[]) {
  const errors = tasks.filter(isErrorTask);
  if (errors.length > 0) yield* call(keepErrorNames, yield* select(selectSignedInId), errors);
}

function* recall() {
  const kept = readErrorNames(yield* select(selectSignedInId));
  const records = yield* select(({ tasks }: WithTasks) => tasks.records);
  const wanted = Object.entries(kept).filter(([id]) => {
    const task = recordOf(records, id);
    return task !== undefined && isErrorTask(task) && Object.keys(task.properties).length === 0;
  });
  if (wanted.length > 0) yield* put(errorNamesRecalled(Object.fromEntries(wanted)));
}
