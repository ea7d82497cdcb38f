import { createAction } from '@reduxjs/toolkit';
import type { ListName } from '@/api/lists/lists';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Changes } from '@/lib/fieldChanges';
import type { Fields } from './listFields';
import type { OfList } from './listsSlice';

/** Replaces the id in the address of a new record. */
export const NEW = 'new';
export const listSurface = (list: ListName): string => `list-${list}`;
/** Identifies the submission of one record. */
export const recordId = ({ list, id }: OfList): string => `${list}/${id}`;
export const listsKey = (subject: 'save' | 'remove' | 'order', id: string): string =>
  submissionKey(`lists/${subject}`, id);

interface Save {
  list: ListName;
  /** Null for a new record. */
  id: string | null;
  changes: Changes<Fields>;
}

export const listSaveRequested = createAction<Save>('lists/saveRequested');
export const removalAsked = createAction<OfList & { name: string }>('lists/removalAsked');
export const removalUndone = createAction<OfList>('lists/removalUndone');
export const orderAsked = createAction<{ list: ListName; ids: readonly string[] }>('lists/orderAsked');
