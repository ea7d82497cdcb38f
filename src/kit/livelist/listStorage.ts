import { readKept, readPersonal, writeKept, writePersonal } from '@/core/storage/storage';
import type { KeptKey, PersonalKey } from '@/core/storage/storageKeys';
import { defineQuestion, type Part, storedPart } from '@/lib/question';
import type { Question } from './listState';

/** The keys under which the browser stores the questions of a list, and the rules for their values (T12). */
export interface ListStorage<F, S> {
  keys: {
    filters: PersonalKey;
    sort: PersonalKey;
    views: PersonalKey;
    /** The key of the question without parts that may name a customer; it survives signing out (AMB-260). */
    keptQuestion: KeptKey;
    keptViews: KeptKey;
  };
  filters: Part<F>;
  sort: Part<S>;
}

/** Returns the question of the user's last visit. */
export const readQuestion = <F, S>(
  { keys, filters, sort }: ListStorage<F, S>,
  userId: string | null,
): Question<F, S> => {
  const question = defineQuestion<Question<F, S>>({ filters, sort });
  const kept = readKept(keys.keptQuestion, userId, storedPart(question), question.none);
  return {
    filters: readPersonal(keys.filters, userId, storedPart(filters), kept.filters),
    sort: readPersonal(keys.sort, userId, storedPart(sort), kept.sort),
  };
};

/**
 * Stores filters and order of the list (000 §4.2, §4.3). The last tab that writes wins; tabs do not follow each other
 * (A9).
 */
export function writeQuestion<F, S>(
  storage: ListStorage<F, S>,
  userId: string | null,
  { filters, sort }: Question<F, S>,
): void {
  const { keys } = storage;
  writeKept(keys.keptQuestion, userId, { filters: storage.filters.withoutCustomers(filters), sort });
  writePersonal(keys.filters, userId, filters);
  writePersonal(keys.sort, userId, sort);
}
