import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import * as v from 'valibot';
import { isObject } from '@/lib/values';
import { draftCleared, draftKey, type DraftLabel, draftSaved, selectDrafts, UNLISTED } from './draftsSlice';

/**
 * Records of an area that are kept per tab, each as a draft: they survive a reload and signing in again, belong to one
 * user, expire, and are open in one tab at a time.
 */
export function keptRecords<T extends { id: string }>(surface: string, schema: v.GenericSchema<unknown, T>) {
  /* A draft is replaced when it changes, so each version of a record is decoded once. */
  const decode = weakMapMemoize((value: object): T | null => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : null;
  });
  const read = (value: unknown): T | null => (isObject(value) ? decode(value) : null);
  const prefix = draftKey(surface, '');
  const key = (id: string): string => prefix + id;
  return {
    key,
    /** Returns the record in the value of a draft, or null if the value does not fit the schema. */
    read,
    selectAll: createSelector(
      [selectDrafts],
      (drafts): readonly T[] =>
        Object.entries(drafts).flatMap(([of, { value }]) => {
          const record = of.startsWith(prefix) ? read(value) : null;
          return record === null ? [] : [record];
        }),
      { memoizeOptions: { resultEqualityCheck: shallowEqual } },
    ),
    saved: (record: T, label: DraftLabel | typeof UNLISTED = UNLISTED) =>
      draftSaved(key(record.id), record, label),
    cleared: (id: string) => draftCleared(key(id)),
  };
}
