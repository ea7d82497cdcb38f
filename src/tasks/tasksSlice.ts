import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { TaskSort } from '@/api/tasks';
import { wokeUp } from '@/core/events';
import {
  emptyOverview,
  listTransitions,
  type Overview,
  refreshed,
  selectionTransitions,
  withList,
} from '@/core/windowedList/overviewState';
import { transitions } from '@/core/windowedList/transitions';
import { visibleIds, type WindowState } from '@/core/windowedList/windowState';
import type { Task } from '@/domain/task';
import type { TaskType } from '@/domain/taskType';
import { hubsReconnected } from '@/hubs/connectionSlice';
import type { TaskFilters } from './list/taskFilters';
import { taskKind } from './list/taskKind';
import {
  ask,
  nothingOpen,
  open,
  openWith,
  type OpenState,
  type PartName,
  refreshAll,
} from './task/taskOpenState';
import * as actions from './tasksActions';
import type { BulkAction } from './tasksActions';

export {
  activitiesRequested,
  bulkDismissed,
  bulkRequested,
  bulkStopped,
  contactMomentsRequested,
  deleteRequested,
  filtersChanged,
  finishRequested,
  linkedRequested,
  linkRequested,
  listHeld,
  listRetried,
  moreRequested,
  overviewEntered,
  pickUpRequested,
  rejectRequested,
  replyRequested,
  selectionCleared,
  selectionSet,
  selectionToggled,
  stepTaskFinishRequested,
  taskClosed,
  taskOpened,
  taskRetried,
  typesRequested,
  updateRequested,
  viewRemoved,
  viewSaved,
  waitingShown,
} from './tasksActions';
export type { BulkAction, BulkRequest } from './tasksActions';

type TaskList = WindowState<Task, TaskFilters, TaskSort>;

export interface TasksState extends Overview<Task, TaskFilters, TaskSort, BulkAction> {
  open: OpenState;
  types: { load: 'idle' | 'loading' | 'loaded' | 'failed'; items: readonly TaskType[] };
}

const initialState: TasksState = {
  ...emptyOverview(taskKind),
  open: nothingOpen,
  types: { load: 'idle', items: [] },
};

const { on, knows, reduce } = transitions<TasksState>();
/** For what a later part of the program adds. */
export const onTasks = on;
export const knowsTaskChanges = (): boolean => knows(actions.tasksChanged);

/** What follows from another list: a selection of what is in it, the place of the open task. */
export function changeList(state: TasksState, list: TaskList): TasksState {
  const next = withList(state, list);
  const same = list.ids === state.list.ids && list.shown === state.list.shown;
  const place = same || state.open.id === null ? -1 : visibleIds(list).indexOf(state.open.id);
  return place < 0 ? next : { ...next, open: { ...state.open, place } };
}

const changeOpen = (state: TasksState, changes: Partial<OpenState>): TasksState => ({
  ...state,
  open: { ...state.open, ...changes },
});

listTransitions({ kind: taskKind, actions: actions.taskOverview, on }, changeList);
selectionTransitions({ actions: actions.taskOverview, on });

on(actions.taskOpened, (state, id) => {
  if (state.open.id === id) return state;
  const { list } = state;
  const known = Object.hasOwn(list.entities, id) ? (list.entities[id] ?? null) : null;
  return { ...state, open: open(id, known, visibleIds(list).indexOf(id)) };
});
on(actions.taskClosed, (state) => (state.open.id === null ? state : { ...state, open: nothingOpen }));
on(actions.taskRetried, (state) => {
  const { open: current } = state;
  if (current.id === null) return state;
  const parts = refreshAll(current);
  const load = current.load === 'failed' || current.load === 'notFound' ? 'loading' : current.load;
  return changeOpen(state, { ...parts, load, wanted: true });
});
on(actions.detailFetching, (state) => changeOpen(state, { wanted: false }));
on(actions.detailLoaded, (state, task) =>
  task.id === state.open.id ? { ...state, open: openWith(state.open, task) } : state,
);
on(actions.detailFailed, (state, { id, missing }) => {
  const { open: current } = state;
  if (current.id !== id) return state;
  if (missing)
    return changeOpen(
      state,
      current.load === 'loaded' ? { removed: true } : { load: 'notFound', task: null },
    );
  return current.load === 'loading' ? changeOpen(state, { load: 'failed' }) : state;
});

on(actions.replied, (state, id) => {
  const { activities } = state.open;
  return id === state.open.id
    ? changeOpen(state, { wanted: true, activities: { ...activities, wanted: true } })
    : state;
});

const changePart = <N extends PartName>(
  state: TasksState,
  part: N,
  changes: Partial<OpenState[N]>,
): TasksState => changeOpen(state, { [part]: { ...state.open[part], ...changes } });

on(actions.activitiesRequested, (state) => changeOpen(state, { activities: ask(state.open.activities) }));
on(actions.linkedRequested, (state) => changeOpen(state, { linked: ask(state.open.linked) }));
on(actions.contactMomentsRequested, (state) =>
  changeOpen(state, { contactMoments: ask(state.open.contactMoments) }),
);
on(actions.partFetching, (state, part) => changePart(state, part, { wanted: false }));
on(actions.partFailed, (state, { id, part }) =>
  id === state.open.id && state.open[part].load === 'loading'
    ? changePart(state, part, { load: 'failed' })
    : state,
);
on(actions.activitiesLoaded, (state, { id, items }) =>
  id === state.open.id ? changePart(state, 'activities', { load: 'loaded', items }) : state,
);
on(actions.linkedLoaded, (state, { id, items }) =>
  id === state.open.id ? changePart(state, 'linked', { load: 'loaded', items }) : state,
);
on(actions.contactMomentsLoaded, (state, { id, items }) =>
  id === state.open.id ? changePart(state, 'contactMoments', { load: 'loaded', items }) : state,
);

/** What is on screen is fetched again, without clearing it. */
const refresh = (state: TasksState): TasksState => ({
  ...state,
  list: refreshed(state.list),
  open: refreshAll(state.open),
});
on(hubsReconnected, refresh);
on(wokeUp, refresh);

on(actions.typesRequested, (state) =>
  state.types.load === 'loaded' ? state : { ...state, types: { ...state.types, load: 'loading' } },
);
on(actions.typesLoaded, (state, items) => ({ ...state, types: { load: 'loaded', items } }));
on(actions.typesFailed, (state) => ({ ...state, types: { ...state.types, load: 'failed' } }));

const reducer = (state: TasksState | undefined = initialState, action: UnknownAction): TasksState =>
  reduce(state, action);

const slice = createSlice({ name: 'tasks', initialState, reducers: {} });
export const tasksSlice: typeof slice = { ...slice, reducer };
export type WithTasks = WithSlice<typeof tasksSlice>;
