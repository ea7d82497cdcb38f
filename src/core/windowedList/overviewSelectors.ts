import { createSelector } from '@reduxjs/toolkit';
import type { Overview } from './overviewState';
import type { Item } from './windowKind';
import { hasMore, visibleIds } from './windowState';

/** What a screen asks about an overview; `of` finds it in the state. */
export function overviewSelectors<State, T extends Item, F, S, A extends string>(
  of: (state: State) => Overview<T, F, S, A>,
) {
  const selectSelectedIds = (state: State) => of(state).selected;
  const selectSelectedSet = createSelector([selectSelectedIds], (ids) => new Set(ids));
  return {
    /** The rows on the screen, in order. */
    selectIds: (state: State): readonly string[] => visibleIds(of(state).list),
    selectById: (state: State, id: string): T | undefined => {
      const { entities } = of(state).list;
      return Object.hasOwn(entities, id) ? entities[id] : undefined;
    },
    /** All that match, loaded or not. */
    selectTotal: (state: State): number => of(state).list.total,
    selectLoadedCount: (state: State): number => of(state).list.ids.length,
    selectHasMore: (state: State): boolean => hasMore(of(state).list),
    selectLoadingMore: (state: State): boolean => of(state).list.loadingMore,
    selectWaitingCount: (state: State): number => of(state).list.waiting.length,
    selectListLoad: (state: State) => of(state).list.load,
    /** Beside `loaded` it is about the next page. */
    selectListError: (state: State): string | null => of(state).list.error,
    selectListUpdatedAt: (state: State): number | null => of(state).list.updatedAt,
    selectFilters: (state: State): F => of(state).list.filters,
    selectSort: (state: State): S => of(state).list.sort,
    selectPageSize: (state: State): number => of(state).list.pageSize,
    selectIsSelected: (state: State, id: string): boolean => selectSelectedSet(state).has(id),
    selectSelectedIds,
    selectBulk: (state: State) => of(state).bulk,
    selectViews: (state: State) => of(state).views,
  };
}
