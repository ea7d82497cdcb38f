import { createSelector } from '@reduxjs/toolkit';
import type { Overview } from './overviewState';
import type { Item } from './windowKind';
import { visibleIds } from './windowState';

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
    selectListLoad: (state: State) => of(state).list.load,
    selectFilters: (state: State): F => of(state).list.filters,
    selectSort: (state: State): S => of(state).list.sort,
    selectIsSelected: (state: State, id: string): boolean => selectSelectedSet(state).has(id),
    selectSelectedIds,
    selectBulk: (state: State) => of(state).bulk,
    selectViews: (state: State) => of(state).views,
  };
}
