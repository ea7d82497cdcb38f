import type { ActionCreatorWithPayload, UnknownAction } from '@reduxjs/toolkit';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import { sameValue, toggled } from '@/lib/values';
import type { ListActions } from './listActions';
import { applyPage, applySnapshot } from './listAnswers';
import { applyUpdates, type Belonging } from './listEvents';
import {
  type AnyList,
  hasMore,
  type ListState,
  NO_ROWS,
  restart,
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEWS_MAX,
  type Visit,
  visibleIds,
} from './listState';
import type { Item, RecordTable } from './records';

export interface BulkRequest {
  action: string;
  ids: readonly string[];
}

/** The facts of a list that its reducer needs. */
interface Reduced<T extends Item, F, S, B extends BulkRequest> extends Belonging<T, F, S> {
  actions: ListActions<T, F, S>;
  hub: string;
  bulkRequested: ActionCreatorWithPayload<B>;
  /** Returns whether two filters are the same question to the server; names of people do not matter. */
  sameFilters: (one: F, other: F) => boolean;
}

/** Identical filters are ignored; a name that became known meanwhile is kept (000 §4.2, §4.3). */
function ask<F, S, A extends string>(
  { sameFilters }: Pick<Reduced<never, F, S, never>, 'sameFilters'>,
  list: ListState<F, S, A>,
  visit: Visit<F, S>,
): ListState<F, S, A> {
  const { filters, sort, pageSize = list.pageSize } = visit;
  const same = sort === list.sort && pageSize === list.pageSize && sameFilters(filters, list.filters);
  if (!same || list.load === 'idle' || list.load === 'failed') return restart(list, visit);
  return sameValue(filters, list.filters) ? list : { ...list, filters };
}

/** Filtering keeps the rows until the new ones arrive, so that a press still hits its row. */
function narrow<F, S, A extends string>(
  of: Pick<Reduced<never, F, S, never>, 'sameFilters'>,
  list: ListState<F, S, A>,
  visit: Visit<F, S>,
): ListState<F, S, A> {
  const next = ask(of, list, visit);
  return next.epoch === list.epoch ? next : { ...next, earlier: visibleIds(list) };
}

/** Fetches the visible rows again without clearing them. */
function refreshed<F, S, A extends string>(list: ListState<F, S, A>): ListState<F, S, A> {
  if (list.load === 'loaded') return { ...list, refreshWanted: true };
  if (list.load !== 'failed') return list;
  return restart(list, { filters: list.filters, sort: list.sort, page: list.firstPage });
}

function retried<F, S, A extends string>(list: ListState<F, S, A>): ListState<F, S, A> {
  const onlyMore = list.load !== 'failed' && list.error !== null;
  return onlyMore ? { ...list, error: null, loadingMore: true } : refreshed(list);
}

function reduceQuestion<T extends Item, F, S, B extends BulkRequest>(
  of: Reduced<T, F, S, B>,
  list: ListState<F, S, B['action']>,
  action: UnknownAction,
): ListState<F, S, B['action']> {
  const { overviewEntered, filtersChanged, listRetried, moreRequested } = of.actions;
  if (overviewEntered.match(action)) return refreshed(ask(of, list, action.payload));
  if (filtersChanged.match(action)) return narrow(of, list, action.payload);
  if (listRetried.match(action)) return retried(list);
  if (mayHaveMissed(action, of.hub)) return refreshed(list);
  if (moreRequested.match(action) && hasMore(list) && list.error === null && !list.loadingMore)
    return { ...list, loadingMore: true };
  return list;
}

/** An answer to an earlier question only updates records. */
function reduceAnswer<T extends Item, F, S, B extends BulkRequest>(
  of: Reduced<T, F, S, B>,
  list: ListState<F, S, B['action']>,
  action: UnknownAction,
  table: RecordTable<T>,
): ListState<F, S, B['action']> {
  const { listAnswered, pageAnswered, listFailed, moreFailed } = of.actions;
  const isMine = ({ epoch }: { epoch: number }) => epoch === list.epoch;
  if (listAnswered.match(action) && isMine(action.payload))
    return applySnapshot(of, list, action.payload.snapshot, table);
  if (pageAnswered.match(action) && isMine(action.payload))
    return applyPage(of, list, action.payload.page, action.payload.now, table);
  if (listFailed.match(action) && isMine(action.payload))
    return { ...list, load: 'failed', error: action.payload.error, earlier: NO_ROWS };
  if (moreFailed.match(action) && isMine(action.payload))
    return { ...list, loadingMore: false, error: action.payload.error };
  return applyUpdates(of, list, table);
}

/** While rows are held, nothing is inserted between them. */
function reduceHeld<L extends AnyList>(
  { listHeld, waitingShown }: Pick<ListActions<never, never, never>, 'listHeld' | 'waitingShown'>,
  list: L,
  action: UnknownAction,
): L {
  const isTurned = listHeld.match(action) && action.payload !== list.held;
  if (!isTurned && !waitingShown.match(action)) return list;
  const held = isTurned ? action.payload : list.held;
  return { ...list, held, shown: held ? list.ids : null, waiting: [] };
}

function reduceSelection<T extends Item, F, S>(
  { selectionToggled, selectionSet, selectionCleared }: ListActions<T, F, S>,
  selected: readonly string[],
  action: UnknownAction,
): readonly string[] {
  if (selectionSet.match(action)) return [...new Set(action.payload)];
  if (selectionCleared.match(action)) return [];
  return selectionToggled.match(action) ? toggled(selected, action.payload) : selected;
}

/** Only rows of the list can be selected. */
function withoutGone(selected: readonly string[], ids: readonly string[]): readonly string[] {
  if (selected.length === 0) return selected;
  const present = new Set(ids);
  return selected.every((id) => present.has(id)) ? selected : selected.filter((id) => present.has(id));
}

function reduceBulk<T extends Item, F, S, B extends BulkRequest>(
  { actions, bulkRequested }: Reduced<T, F, S, B>,
  bulk: ListState<F, S, B['action']>['bulk'],
  action: UnknownAction,
): ListState<F, S, B['action']>['bulk'] {
  const { bulkProgressed, bulkStopped, bulkFinished, bulkDismissed } = actions;
  const isIdle = bulk === null || bulk.status === 'finished';
  if (bulkRequested.match(action) && isIdle) {
    const { action: work, ids }: BulkRequest = action.payload;
    return { action: work, total: new Set(ids).size, done: 0, results: [], status: 'running' };
  }
  if (bulk === null) return null;
  if (bulkProgressed.match(action)) {
    const results = [...bulk.results, action.payload];
    return { ...bulk, results, done: results.length };
  }
  if (bulkStopped.match(action) && bulk.status === 'running') return { ...bulk, status: 'stopping' };
  if (bulkFinished.match(action)) return { ...bulk, status: 'finished' };
  return bulkDismissed.match(action) && bulk.status === 'finished' ? null : bulk;
}

function reduceViews<T extends Item, F, S>(
  { viewsRead, viewSaved, viewRemoved }: ListActions<T, F, S>,
  views: ListState<F, S>['views'],
  action: UnknownAction,
): ListState<F, S>['views'] {
  if (viewsRead.match(action)) return action.payload;
  if (viewRemoved.match(action)) return views.filter(({ name }) => name !== action.payload);
  if (!viewSaved.match(action)) return views;
  const name = action.payload.name.trim().slice(0, SAVED_VIEW_NAME_MAX);
  if (name === '') return views;
  const others = views.filter((view) => view.name !== name);
  return [...others, { ...action.payload, name }].slice(-SAVED_VIEWS_MAX);
}

/** The reducers in this file do without Immer, because its drafts of ten thousand records take longer than a frame. */
export function reduceList<T extends Item, F, S, B extends BulkRequest>(
  of: Reduced<T, F, S, B>,
  list: ListState<F, S, B['action']>,
  action: UnknownAction,
  table: RecordTable<T>,
): ListState<F, S, B['action']> {
  const asked = reduceHeld(of.actions, reduceQuestion(of, list, action), action);
  const next = reduceAnswer(of, asked, action, table);
  const selection = reduceSelection(of.actions, next.selected, action);
  const selected = next === list ? selection : withoutGone(selection, next.ids);
  const bulk = reduceBulk(of, next.bulk, action);
  const views = reduceViews(of.actions, next.views, action);
  const same = selected === next.selected && bulk === next.bulk && views === next.views;
  return same ? next : { ...next, selected, bulk, views };
}
