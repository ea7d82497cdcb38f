import { createAction } from '@reduxjs/toolkit';
import type { ListName } from '@/api/lists/lists';
import type { OfList } from './listsSlice';

export const removalAsked = createAction<OfList & { name: string }>('lists/removalAsked');
export const removalUndone = createAction<OfList>('lists/removalUndone');
export const orderAsked = createAction<{ list: ListName; ids: readonly string[] }>('lists/orderAsked');
