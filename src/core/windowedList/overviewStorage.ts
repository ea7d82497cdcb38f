import * as v from 'valibot';
import { listOf } from '@/domain/decode';
import { readStored, writeStored } from '../storage/storage';
import type { StorageKey } from '../storage/storageKeys';
import type { SavedView } from './overviewActions';
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from './overviewState';
import type { Question } from './windowKind';

/** Where the questions of a list are kept in the browser, and what may stand there (T12). */
export interface OverviewStorage<F, S> {
  keys: { filters: StorageKey; sort: StorageKey; views: StorageKey };
  filters: v.GenericSchema<unknown, F>;
  sort: v.GenericSchema<unknown, S>;
  none: Question<F, S>;
}

/** The question of the last visit. */
export const readQuestion = <F, S>({ keys, filters, sort, none }: OverviewStorage<F, S>): Question<F, S> => ({
  filters: readStored(keys.filters, filters, none.filters),
  sort: readStored(keys.sort, sort, none.sort),
});

/** Filters and order of the list (000 §4.2, §4.3). The last tab that writes wins; nobody listens to other tabs (A9). */
export function writeQuestion<F, S>(
  { keys }: OverviewStorage<F, S>,
  { filters, sort }: Question<F, S>,
): void {
  writeStored(keys.filters, filters);
  writeStored(keys.sort, sort);
}

/** The views that this browser keeps; what is no view is left out. */
export function readViews<F, S>({ keys, filters, sort, none }: OverviewStorage<F, S>): SavedView<F, S>[] {
  const views = listOf(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAVED_VIEW_NAME_MAX)),
      filters,
      sort: v.fallback(sort, none.sort),
    }),
  );
  return readStored(keys.views, views, []).slice(-SAVED_VIEWS_MAX);
}

export const writeViews = <F, S>({ keys }: OverviewStorage<F, S>, views: readonly SavedView<F, S>[]): void =>
  writeStored(keys.views, views);
