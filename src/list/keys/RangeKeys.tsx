import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { type AnyList, visibleIds } from '../listState';
import { useRangeKeys } from './useRangeKeys';

interface RangeKeysProps<State> {
  list: {
    select: (state: State) => AnyList;
    actions: { selectionSet: ActionCreatorWithPayload<readonly string[]> };
  };
  /** Under which these keys are listed. */
  group: string;
}

/** The same for a live list. Nobody needs that before there are rows. */
export function RangeKeys<State>({ list, group }: RangeKeysProps<State>) {
  const store = useStore<State>();
  useRangeKeys(
    {
      ids: () => visibleIds(list.select(store.getState())),
      selected: () => list.select(store.getState()).selected,
      select: (ids) => store.dispatch(list.actions.selectionSet(ids)),
    },
    group,
  );
  return null;
}
