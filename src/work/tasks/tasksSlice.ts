import { createSlice, original, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Task } from '@/domain/tasks/task';
import { visibleIds } from '@/kit/livelist/listState';
import type { Records } from '@/kit/livelist/records';
import { recordIdOf } from '@/lib/guid';
import { taskList } from './list/taskList';
import { openTask, type OpenTask, reduceOpen } from './task/openTask';
import { updateTasks } from './taskRecords';

type ListedTasks = typeof taskList.initialState;

interface TasksState {
  records: Records<Task>;
  list: ListedTasks;
  open: OpenTask;
}

const initialState: TasksState = {
  records: {},
  list: taskList.initialState,
  open: openTask.closed,
};

/** Updates the place of the open task in the list; its last place is kept once it has left the list. */
function withPlace(open: OpenTask, list: ListedTasks): OpenTask {
  const place = open.id === null ? -1 : visibleIds(list).indexOf(open.id);
  return place < 0 || place === open.place ? open : { ...open, place };
}

const usersOf = ({ list, open }: Pick<TasksState, 'list' | 'open'>) => [
  list.ids,
  list.earlier,
  open.id === null ? [] : [recordIdOf(open.id)],
];

function reduce(state: TasksState, action: UnknownAction): TasksState {
  const table = updateTasks(state.records, action);
  const list = taskList.reduce(state.list, action, table);
  const reduced = reduceOpen(state.open, action, table);
  const isPlaced = list === state.list && reduced.id === state.open.id;
  const open = isPlaced ? reduced : withPlace(reduced, list);
  const records = table.used(usersOf({ list, open }), usersOf(state));
  const same = records === state.records && list === state.list && open === state.open;
  /* Immer skips frozen values; checking ten thousand records would take four times as long as handling the events. */
  return same ? state : Object.freeze({ records, list, open });
}

/** The inbox: the list and the opened task, which share their records. */
export const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addDefaultCase((draft, action) => reduce(original(draft), action));
  },
});

export type WithTasks = WithSlice<typeof tasksSlice>;
