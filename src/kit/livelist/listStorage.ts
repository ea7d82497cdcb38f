import * as v from 'valibot';
import { readKept, readPersonal, writeKept, writePersonal } from '@/core/storage/storage';
import type { KeptKey, PersonalKey } from '@/core/storage/storageKeys';
import type { Question } from './listState';

/** Where the questions of a list are stored in the browser, and which values are valid there (T12). */
export interface ListStorage<F, S> {
  keys: {
    filters: PersonalKey;
    sort: PersonalKey;
    views: PersonalKey;
    /** The key of the question without parts that may name a customer; it survives signing out (AMB-260). */
    keptQuestion: KeptKey;
    keptViews: KeptKey;
  };
  filters: v.GenericSchema<unknown, F>;
  sort: v.GenericSchema<unknown, S>;
  none: Question<F, S>;
  /** Returns the filters without free text and without ids that may be a customer's. */
  withoutCustomers: (filters: F) => F;
}

/** Returns the question of the user's last visit. */
export const readQuestion = <F, S>(
  { keys, filters, sort, none }: ListStorage<F, S>,
  userId: string | null,
): Question<F, S> => {
  const Kept = v.object({ filters, sort: v.fallback(sort, none.sort) });
  const kept = readKept(keys.keptQuestion, userId, Kept, none);
  return {
    filters: readPersonal(keys.filters, userId, filters, kept.filters),
    sort: readPersonal(keys.sort, userId, sort, kept.sort),
  };
};

/**
 * Stores filters and order of the list (000 §4.2, §4.3). The last tab that writes wins; tabs do not follow each other
 * (A9).
 */
export function writeQuestion<F, S>(
  { keys, withoutCustomers }: ListStorage<F, S>,
  userId: string | null,
  { filters, sort }: Question<F, S>,
): void {
  writeKept(keys.keptQuestion, userId, { filters: withoutCustomers(filters), sort });
  writePersonal(keys.filters, userId, filters);
  writePersonal(keys.sort, userId, sort);
}
