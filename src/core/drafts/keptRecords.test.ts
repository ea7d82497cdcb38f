import * as v from 'valibot';
import { type DraftValue, draftSaved, draftsSlice, UNLISTED } from './draftsSlice';
import { keptRecords } from './keptRecords';

const notes = keptRecords('note', v.object({ id: v.string(), text: v.optional(v.string(), 'leeg') }));

const { reducer } = draftsSlice;
const stateOf = (drafts: Record<string, DraftValue>) => ({
  drafts: Object.entries(drafts).reduce(
    (state, [key, value]) => reducer(state, draftSaved(key, value, UNLISTED)),
    reducer(undefined, { type: '' }),
  ),
});

it('Kept records are the drafts whose key has their prefix and whose value fits the schema', () => {
  const drafts = { 'note/1': { id: '1' }, 'note/2': 'tekst', 'note/3': { id: 3 }, 'notes/4': { id: '4' } };
  expect(notes.selectAll(stateOf(drafts))).toEqual([{ id: '1', text: 'leeg' }]);
});

it('Kept records stay the same list while other drafts change', () => {
  const before = stateOf({ 'note/1': { id: '1' } });
  const now = { drafts: reducer(before.drafts, draftSaved('reply/1', 'Hallo', UNLISTED)) };
  expect(notes.selectAll(now)).toBe(notes.selectAll(before));
  const later = { drafts: reducer(now.drafts, notes.saved({ id: '2', text: 'Meer' })) };
  expect(notes.selectAll(later)[0]).toBe(notes.selectAll(before)[0]);
  expect(notes.selectAll(later)).toHaveLength(2);
});
