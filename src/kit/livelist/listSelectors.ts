import { createSelector } from '@reduxjs/toolkit';
import { hasMore, type ListState, visibleIds } from './listState';
import { recordOf, type Records } from './records';

/** The place of a list in the state of its area, beside its records. */
export interface ListHost<T, F, S, A extends string> {
  records: Records<T>;
  list: ListState<F, S, A>;
}

/** Creates the selectors for the screens of a list; `of` finds the list and its records in the state. */
export function listSelectors<State, T, F, S, A extends string>(of: (state: State) => ListHost<T, F, S, A>) {
  const select = (state: State) => of(state).list;
  const selectSelectedIds = (state: State) => select(state).selected;
  const selectSelectedSet = createSelector([selectSelectedIds], (ids) => new Set(ids));
  return {
    select,
    /** The rows on the screen, in order. */
    selectIds: (state: State): readonly string[] => visibleIds(select(state)),
    selectById: (state: State, id: string): T | undefined => recordOf(of(state).records, id),
    /** The number of all matching records, loaded or not. */
    selectTotal: (state: State): number => select(state).total,
    selectLoad: (state: State) => select(state).load,
    selectFilters: (state: State): F => select(state).filters,
    selectSort: (state: State): S => select(state).sort,
    selectIsSelected: (state: State, id: string): boolean => selectSelectedSet(state).has(id),
    selectSelectedIds,
    selectBulk: (state: State) => select(state).bulk,
    selectViews: (state: State) => select(state).views,
  };
}

/** The visible state of a list; compare it shallowly. */
export const listView = (list: ListState<unknown, unknown>) => ({
  load: list.load,
  ids: visibleIds(list),
  loaded: list.ids.length,
  total: list.total,
  hasMore: hasMore(list),
  loadingMore: list.loadingMore,
  moreFailed: list.error !== null,
  waiting: list.waiting.length,
  /** The number of the question whose rows are visible. */
  question: list.load === 'loading' ? list.epoch - 1 : list.epoch,
  selecting: list.selected.length > 0,
});
