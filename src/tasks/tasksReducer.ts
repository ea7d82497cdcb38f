import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from '@/domain/task';
import type { TaskType } from '@/domain/taskType';
import { visibleIds } from '@/list/listState';
import type { Records } from '@/list/records';
import { taskList } from './list/taskList';
import { nothingOpen, type OpenTask, reduceOpen } from './task/openTask';
import { updateTasks } from './taskRecords';
import { typesFailed, typesLoaded, typesRequested } from './tasksActions';

type ListedTasks = typeof taskList.initialState;

interface TaskTypes {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  items: readonly TaskType[];
}

export interface TasksState {
  records: Records<Task>;
  list: ListedTasks;
  open: OpenTask;
  types: TaskTypes;
}

export interface WithTasks {
  tasks: TasksState;
}

const initialState: TasksState = {
  records: {},
  list: taskList.initialState,
  open: nothingOpen,
  types: { load: 'idle', items: [] },
};

function reduceTypes(types: TaskTypes, action: UnknownAction): TaskTypes {
  if (typesRequested.match(action) && types.load !== 'loaded') return { ...types, load: 'loading' };
  if (typesLoaded.match(action)) return { load: 'loaded', items: action.payload };
  return typesFailed.match(action) ? { ...types, load: 'failed' } : types;
}

/** Where the open task stands in the list; once it has left, where it stood last. */
function withPlace(open: OpenTask, list: ListedTasks): OpenTask {
  const place = open.id === null ? -1 : visibleIds(list).indexOf(open.id);
  return place < 0 || place === open.place ? open : { ...open, place };
}

const usersOf = ({ list, open }: Pick<TasksState, 'list' | 'open'>) => [
  list.ids,
  open.id === null ? [] : [open.id],
];

export function tasksReducer(state: TasksState = initialState, action: UnknownAction): TasksState {
  const table = updateTasks(state.records, action);
  const list = taskList.reduce(state.list, action, table);
  const reduced = reduceOpen(state.open, action, table);
  const isPlaced = list === state.list && reduced.id === state.open.id;
  const open = isPlaced ? reduced : withPlace(reduced, list);
  const types = reduceTypes(state.types, action);
  const records = table.used(usersOf({ list, open }), usersOf(state));
  const same =
    records === state.records && list === state.list && open === state.open && types === state.types;
  return same ? state : { records, list, open, types };
}
