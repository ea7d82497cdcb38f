import type { BulkResult, OverviewActions, SavedView } from './overviewActions';
import type { On } from './transitions';
import { applyPage, applySnapshot } from './windowAnswers';
import type { Item, WindowKind } from './windowKind';
import { hasMore, hold, restart, showWaiting, unasked, type Visit, type WindowState } from './windowState';

export interface BulkState<A extends string = string> {
  action: A;
  total: number;
  done: number;
  results: readonly BulkResult[];
  status: 'running' | 'stopping' | 'finished';
}

/** A list that someone works in: its window, the selection in it, work on several at once, saved views. */
export interface Overview<T extends Item, F, S, A extends string = string> {
  list: WindowState<T, F, S>;
  selected: readonly string[];
  bulk: BulkState<A> | null;
  views: readonly SavedView<F, S>[];
}

export const emptyOverview = <T extends Item, F, S>(kind: WindowKind<T, F, S>) => ({
  list: unasked(kind),
  selected: [],
  bulk: null,
  views: [],
});

/** Another list leaves selected what is in it. */
export function withList<T extends Item, F, S, W extends Overview<T, F, S>>(
  state: W,
  list: WindowState<T, F, S>,
): W {
  if (list === state.list) return state;
  const present = (id: string) => Object.hasOwn(list.entities, id);
  const selected = state.selected.every(present) ? state.selected : state.selected.filter(present);
  return { ...state, list, selected };
}

/** Identical filters are ignored; a name that became known meanwhile is kept (000 §4.2, §4.3). */
function ask<T extends Item, F, S>(
  { sameFilters }: WindowKind<T, F, S>,
  list: WindowState<T, F, S>,
  visit: Visit<F, S>,
): WindowState<T, F, S> {
  const { filters, sort, pageSize = list.pageSize } = visit;
  const same = sort === list.sort && pageSize === list.pageSize && sameFilters(filters, list.filters);
  if (!same || list.load === 'idle' || list.load === 'failed') return restart(list, visit);
  return filters === list.filters ? list : { ...list, filters };
}

const again = <T extends Item, F, S>(list: WindowState<T, F, S>): WindowState<T, F, S> =>
  restart(list, { filters: list.filters, sort: list.sort, page: list.firstPage });

/** What is on screen is fetched again, without clearing it. */
export function refreshed<T extends Item, F, S>(list: WindowState<T, F, S>): WindowState<T, F, S> {
  if (list.load === 'loaded') return { ...list, refreshWanted: true };
  return list.load === 'failed' ? again(list) : list;
}

export interface Wiring<T extends Item, F, S, W> {
  kind: WindowKind<T, F, S>;
  actions: OverviewActions<T, F, S>;
  on: On<W>;
}

/** `change` is the area's own {@link withList}. */
export function listTransitions<T extends Item, F, S, W extends Overview<T, F, S>>(
  { kind, actions, on }: Wiring<T, F, S, W>,
  change: (state: W, list: WindowState<T, F, S>) => W,
): void {
  on(actions.overviewEntered, (state, visit) => change(state, refreshed(ask(kind, state.list, visit))));
  on(actions.filtersChanged, (state, visit) => change(state, ask(kind, state.list, visit)));
  on(actions.listAnswered, (state, { epoch, snapshot }) =>
    epoch === state.list.epoch ? change(state, applySnapshot(kind, state.list, snapshot)) : state,
  );
  on(actions.listFailed, (state, { epoch, error }) =>
    epoch === state.list.epoch ? change(state, { ...state.list, load: 'failed', error }) : state,
  );
  on(actions.listRetried, (state) => {
    if (state.list.load !== 'failed' && state.list.error !== null)
      return change(state, { ...state.list, error: null, loadingMore: true });
    return change(state, refreshed(state.list));
  });
  on(actions.listHeld, (state, held) => change(state, hold(state.list, held)));
  on(actions.waitingShown, (state) => change(state, showWaiting(state.list)));
  on(actions.moreRequested, (state) =>
    hasMore(state.list) && state.list.error === null && !state.list.loadingMore
      ? change(state, { ...state.list, loadingMore: true })
      : state,
  );
  on(actions.moreFailed, (state, { epoch, error }) =>
    epoch === state.list.epoch ? change(state, { ...state.list, loadingMore: false, error }) : state,
  );
  on(actions.pageAnswered, (state, { epoch, page, now }) =>
    epoch === state.list.epoch ? change(state, applyPage(kind, state.list, page, now)) : state,
  );
}

export function selectionTransitions<T extends Item, F, S, W extends Overview<T, F, S>>({
  actions,
  on,
}: Pick<Wiring<T, F, S, W>, 'actions' | 'on'>): void {
  on(actions.selectionToggled, (state, id) => ({
    ...state,
    selected: state.selected.includes(id)
      ? state.selected.filter((other) => other !== id)
      : [...state.selected, id],
  }));
  on(actions.selectionSet, (state, ids) => ({ ...state, selected: [...new Set(ids)] }));
  on(actions.selectionCleared, (state) => ({ ...state, selected: [] }));
}
