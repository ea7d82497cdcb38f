import type { GenericSchema } from 'valibot';
import { readStored, writeStored } from '../storage/storage';
import type { StorageKey } from '../storage/storageKeys';
import type { Question } from './windowKind';

/** Where the questions of a list are kept in the browser, and what may stand there (T12). */
export interface OverviewStorage<F, S> {
  keys: { filters: StorageKey; sort: StorageKey; views: StorageKey };
  filters: GenericSchema<unknown, F>;
  sort: GenericSchema<unknown, S>;
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
