import { createSelector } from '@reduxjs/toolkit';
import { isGuid } from '@/lib/guid';
import { type Draft, type DraftLabel, type DraftValue, selectDrafts } from './draftsSlice';

export interface OpenDraft extends Draft {
  key: string;
  label: DraftLabel;
}

/** The drafts with a label, last changed first. */
export const selectOpenDrafts = createSelector([selectDrafts], (drafts): OpenDraft[] =>
  Object.entries(drafts)
    .flatMap(([key, draft]) => (draft.label === null ? [] : { ...draft, key, label: draft.label }))
    .sort((one, other) => other.savedAt - one.savedAt),
);

const INSTANT = /^\d{4}-\d\d-\d\dT/;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.trim() === '' || isGuid(value) || INSTANT.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value) return wordsIn(value.name);
  /* A change also holds the value before it (`from`), which the user did not type. */
  const typed = 'from' in value && 'to' in value ? { ...value, from: null } : value;
  return Object.values(typed).flatMap(wordsIn);
}

/** The readable text of a draft: typed text and the names of chosen records, without ids and dates. */
export const draftText = (value: DraftValue): string => wordsIn(value).join('\n');
