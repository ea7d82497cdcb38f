import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';
import type { TaskType } from '@/domain/taskType';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { sameFilters, type TaskFilters } from './taskFilters';
import { applyPage, applySnapshot } from './taskListAnswers';
import { applyEvents } from './taskListEvents';
import { emptyList, hasMore, hold, type ListState, restart, showWaiting, visibleIds } from './taskListState';
import {
  ask,
  nothingOpen,
  open,
  openAfter,
  openWith,
  type OpenState,
  type PartName,
  refreshAll,
} from './taskOpenState';
import * as actions from './tasksActions';
import type { BulkAction, BulkResult, ListQuestion, SavedView } from './tasksActions';
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from './tasksConstants';

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
export type { BulkAction, BulkRequest, BulkResult, SavedView } from './tasksActions';

export interface BulkState {
  action: BulkAction;
  total: number;
  done: number;
  results: readonly BulkResult[];
  status: 'running' | 'stopping' | 'finished';
}

export interface TasksState {
  list: ListState;
  open: OpenState;
  types: { load: 'idle' | 'loading' | 'loaded' | 'failed'; items: readonly TaskType[] };
  selected: readonly string[];
  bulk: BulkState | null;
  views: readonly SavedView[];
}

const initialState: TasksState = {
  list: emptyList,
  open: nothingOpen,
  types: { load: 'idle', items: [] },
  selected: [],
  bulk: null,
  views: [],
};

type Handler<P> = (state: TasksState, payload: P) => TasksState;

const handlers = new Map<string, Handler<unknown>>();

/** Transitions are plain functions: Immer's drafts of ten thousand tasks would cost more than a frame. */
function on<P>(creator: { type: string; (payload: P): unknown }, handler: Handler<P>): void {
  handlers.set(creator.type, handler as Handler<unknown>);
}

/** What follows from another list: a selection of what is in it, the place of the open task. */
function withList(state: TasksState, list: ListState): TasksState {
  if (list === state.list) return state;
  if (list.ids === state.list.ids && list.shown === state.list.shown) return { ...state, list };
  const place = state.open.id === null ? -1 : visibleIds(list).indexOf(state.open.id);
  const selected = state.selected.every((id) => Object.hasOwn(list.entities, id))
    ? state.selected
    : state.selected.filter((id) => Object.hasOwn(list.entities, id));
  return { ...state, list, selected, open: place < 0 ? state.open : { ...state.open, place } };
}

const changeList = (state: TasksState, changes: Partial<ListState>): TasksState =>
  withList(state, { ...state.list, ...changes });

const changeOpen = (state: TasksState, changes: Partial<OpenState>): TasksState => ({
  ...state,
  open: { ...state.open, ...changes },
});

/** Identical filters are ignored; a name that became known meanwhile is kept (000 §4.2). */
function askList(list: ListState, filters: TaskFilters, sort: ListQuestion['sort'], page: number): ListState {
  const same = sort === list.sort && sameFilters(filters, list.filters);
  if (!same || list.load === 'idle' || list.load === 'failed') return restart(list, filters, sort, page);
  return filters === list.filters ? list : { ...list, filters };
}

on(actions.viewsRead, (state, views) => ({ ...state, views }));
on(actions.overviewEntered, (state, { filters, sort, page }) =>
  withList(state, askList(state.list, filters, sort, page)),
);
on(actions.filtersChanged, (state, { filters, sort }) =>
  withList(state, askList(state.list, filters, sort, 0)),
);
on(actions.listAnswered, (state, { epoch, snapshot }) =>
  epoch === state.list.epoch ? withList(state, applySnapshot(state.list, snapshot)) : state,
);
on(actions.listFailed, (state, { epoch, error }) =>
  epoch === state.list.epoch ? changeList(state, { load: 'failed', error }) : state,
);
on(actions.listRetried, (state) => {
  const { load, error, filters, sort, firstPage } = state.list;
  if (load === 'failed') return withList(state, restart(state.list, filters, sort, firstPage));
  return error === null ? state : changeList(state, { error: null, loadingMore: true });
});
on(actions.listHeld, (state, held) => withList(state, hold(state.list, held)));
on(actions.waitingShown, (state) => withList(state, showWaiting(state.list)));
on(actions.moreRequested, (state) =>
  hasMore(state.list) && state.list.error === null && !state.list.loadingMore
    ? changeList(state, { loadingMore: true })
    : state,
);
on(actions.moreFailed, (state, { epoch, error }) =>
  epoch === state.list.epoch ? changeList(state, { loadingMore: false, error }) : state,
);
on(actions.pageAnswered, (state, { epoch, page, now }) =>
  epoch === state.list.epoch ? withList(state, applyPage(state.list, page, now)) : state,
);
on(actions.tasksChanged, (state, { events, user, now, source }) => {
  const openTask = source === 'list' ? state.open : openAfter(state.open, events, source === 'hub');
  const next = withList(state, applyEvents(state.list, events, { user, now }));
  return openTask === state.open ? next : { ...next, open: { ...openTask, place: next.open.place } };
});

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

function refreshList(list: ListState): ListState {
  if (list.load === 'loaded') return { ...list, refreshWanted: true };
  return list.load === 'failed' ? restart(list, list.filters, list.sort, list.firstPage) : list;
}

/** What is on screen is fetched again, without clearing it. */
const refresh: Handler<undefined> = (state) => ({
  ...state,
  list: refreshList(state.list),
  open: refreshAll(state.open),
});
on(hubsReconnected, refresh);
on(wokeUp, refresh);

on(actions.typesRequested, (state) =>
  state.types.load === 'loaded' ? state : { ...state, types: { ...state.types, load: 'loading' } },
);
on(actions.typesLoaded, (state, items) => ({ ...state, types: { load: 'loaded', items } }));
on(actions.typesFailed, (state) => ({ ...state, types: { ...state.types, load: 'failed' } }));

on(actions.selectionToggled, (state, id) => ({
  ...state,
  selected: state.selected.includes(id)
    ? state.selected.filter((other) => other !== id)
    : [...state.selected, id],
}));
on(actions.selectionSet, (state, ids) => ({ ...state, selected: [...new Set(ids)] }));
on(actions.selectionCleared, (state) => ({ ...state, selected: [] }));

on(actions.bulkRequested, (state, { action, ids }) =>
  state.bulk !== null && state.bulk.status !== 'finished'
    ? state
    : { ...state, bulk: { action, total: new Set(ids).size, done: 0, results: [], status: 'running' } },
);
on(actions.bulkProgressed, (state, result) => {
  if (state.bulk === null) return state;
  const results = [...state.bulk.results, result];
  return { ...state, bulk: { ...state.bulk, results, done: results.length } };
});
on(actions.bulkStopped, (state) =>
  state.bulk?.status === 'running' ? { ...state, bulk: { ...state.bulk, status: 'stopping' } } : state,
);
on(actions.bulkFinished, (state) =>
  state.bulk === null ? state : { ...state, bulk: { ...state.bulk, status: 'finished' } },
);
on(actions.bulkDismissed, (state) => (state.bulk?.status === 'finished' ? { ...state, bulk: null } : state));

on(actions.viewSaved, (state, typed) => {
  const name = typed.trim().slice(0, SAVED_VIEW_NAME_MAX);
  if (name === '') return state;
  const { filters, sort } = state.list;
  const others = state.views.filter((view) => view.name !== name);
  return { ...state, views: [...others, { name, filters, sort }].slice(-SAVED_VIEWS_MAX) };
});
on(actions.viewRemoved, (state, name) => ({
  ...state,
  views: state.views.filter((view) => view.name !== name),
}));

function reducer(state: TasksState | undefined = initialState, action: UnknownAction): TasksState {
  return handlers.get(action.type)?.(state, action['payload']) ?? state;
}

const slice = createSlice({ name: 'tasks', initialState, reducers: {} });
export const tasksSlice: typeof slice = { ...slice, reducer };
export type WithTasks = WithSlice<typeof tasksSlice>;
