import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { Shortcut } from '@/core/shortcuts/defineShortcuts';
import { type AnyList, visibleIds } from '../listState';
import { useRangeKeys } from './useRangeKeys';

interface RangeKeysProps<State> {
  list: {
    select: (state: State) => AnyList;
    actions: { selectionSet: ActionCreatorWithPayload<readonly string[]> };
  };
  shortcut: Shortcut;
}

/** The range keys of a live list, which are not needed before there are rows. */
export function RangeKeys<State>({ list, shortcut }: RangeKeysProps<State>) {
  const store = useStore<State>();
  useRangeKeys(
    {
      ids: () => visibleIds(list.select(store.getState())),
      selected: () => list.select(store.getState()).selected,
      select: (ids) => store.dispatch(list.actions.selectionSet(ids)),
    },
    shortcut,
  );
  return null;
}
