import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '@/api/lists/lists';

export interface OfList {
  list: ListName;
  id: string;
}

interface ListsState {
  /** Records that will be deleted, but can still be kept. */
  going: readonly OfList[];
  /** The requested order, until the list itself has it. */
  order: Readonly<Partial<Record<ListName, readonly string[]>>>;
}

const initialState: ListsState = { going: [], order: {} };

const others = (going: readonly OfList[], { list, id }: OfList) =>
  going.filter((one) => one.list !== list || one.id !== id);

export const listsSlice = createSlice({
  name: 'management/lists',
  reducerPath: 'lists',
  initialState,
  reducers: {
    removalBegan: ({ going, order }, { payload }: PayloadAction<OfList>) => ({
      order,
      going: [...others(going, payload), payload],
    }),
    removalEnded: ({ going, order }, { payload }: PayloadAction<OfList>) => ({
      order,
      going: others(going, payload),
    }),
    orderShown: (
      { going, order },
      { payload: { list, ids } }: PayloadAction<{ list: ListName; ids: readonly string[] | null }>,
    ) => ({ going, order: { ...order, [list]: ids ?? undefined } }),
  },
});

export const { removalBegan, removalEnded, orderShown } = listsSlice.actions;

export interface WithLists {
  lists: ListsState;
}

export const selectIsGoing = ({ lists }: WithLists, { list, id }: OfList): boolean =>
  lists.going.some((one) => one.list === list && one.id === id);
export const selectOrder = ({ lists }: WithLists, list: ListName): readonly string[] | undefined =>
  lists.order[list];

export const removalAsked = createAction<OfList & { name: string }>('management/lists/removalAsked');
export const removalUndone = createAction<OfList>('management/lists/removalUndone');
export const orderAsked = createAction<{ list: ListName; ids: readonly string[] }>(
  'management/lists/orderAsked',
);
