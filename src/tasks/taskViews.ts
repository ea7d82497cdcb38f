import * as v from 'valibot';
import { readStored, writeStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { listOf } from '@/domain/decode';
import { StoredFilters, StoredSort } from './taskFilters';
import type { ListQuestion, SavedView } from './tasksActions';
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from './tasksConstants';

const StoredViews = listOf(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAVED_VIEW_NAME_MAX)),
    filters: StoredFilters,
    sort: v.fallback(StoredSort, 'ends'),
  }),
);

/** The views that this browser keeps; what is no view is left out. */
export const readViews = (): SavedView[] =>
  readStored(storageKeys.taskViews, StoredViews, []).slice(-SAVED_VIEWS_MAX);

export const writeViews = (views: readonly SavedView[]): void => writeStored(storageKeys.taskViews, views);

/** Filters (000 §4.2) and order of the list. The last tab that writes wins; nobody listens to other tabs (A9). */
export function writeQuestion({ filters, sort }: ListQuestion): void {
  writeStored(storageKeys.taskFilters, filters);
  writeStored(storageKeys.taskSort, sort);
}
