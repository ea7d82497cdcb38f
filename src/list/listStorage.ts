import type { GenericSchema } from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import type { PersonalKey } from '@/core/storage/storageKeys';
import type { Question } from './listState';

/** Where the questions of a list are kept in the browser, and what may stand there (T12). */
export interface ListStorage<F, S> {
  keys: { filters: PersonalKey; sort: PersonalKey; views: PersonalKey };
  filters: GenericSchema<unknown, F>;
  sort: GenericSchema<unknown, S>;
  none: Question<F, S>;
}

/** The question of this person's last visit. */
export const readQuestion = <F, S>(
  { keys, filters, sort, none }: ListStorage<F, S>,
  userId: string | null,
): Question<F, S> => ({
  filters: readPersonal(keys.filters, userId, filters, none.filters),
  sort: readPersonal(keys.sort, userId, sort, none.sort),
});

/** Filters and order of the list (000 §4.2, §4.3). The last tab that writes wins; nobody listens to other tabs (A9). */
export function writeQuestion<F, S>(
  { keys }: ListStorage<F, S>,
  userId: string | null,
  { filters, sort }: Question<F, S>,
): void {
  writePersonal(keys.filters, userId, filters);
  writePersonal(keys.sort, userId, sort);
}
