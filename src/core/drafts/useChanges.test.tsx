import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { createCoreStore } from '@/testing/coreStore';
import { draftSaved, selectDraft } from './draftsSlice';
import { draftText } from './openDrafts';
import { useChanges } from './useChanges';

const schemas = { subject: v.string(), tags: v.array(v.string()) };
const label = { title: 'Taak', href: '/' };
const stored = { subject: 'Lekkage', tags: ['nat'] };

function openForm(draft?: unknown) {
  const { store } = createCoreStore();
  if (draft !== undefined) store.dispatch(draftSaved('edit/1', draft, label));
  return {
    ...renderHook(({ now }) => useChanges('edit', '1', now, { schemas, label }), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
      initialProps: { now: stored },
    }),
    kept: () => draftText(selectDraft(store.getState(), 'edit/1')?.value),
  };
}

it.each([
  ['restores every field that fits', { subject: 'Mijn tekst' }, { subject: 'Mijn tekst' }, ''],
  ['sets aside the text of a field that no longer exists', { urgency: 'Hoog' }, {}, 'Hoog'],
  [
    'sets aside the text of a field that is now of another kind',
    { subject: 'Mijn tekst', tags: 'nat, koud' },
    { subject: 'Mijn tekst' },
    'nat, koud',
  ],
])('A form with a draft of an earlier version %s', (_, to, changed, unread) => {
  const { result, kept } = openForm({ from: { subject: 'Lekkage', tags: 'nat' }, to });
  expect(result.current).toMatchObject({ fields: { ...stored, ...changed }, unread, conflicts: [] });
  act(() => {
    result.current.change({ tags: ['koud'] });
    result.current.keep();
  });
  expect(result.current).toMatchObject({ fields: { ...stored, ...changed, tags: ['koud'] }, unread });
  expect(kept()).toContain(unread);
});

it('A form with a draft of another kind shows the record, and keeps the draft', () => {
  const { result, kept } = openForm({ changes: { subject: 'Mijn tekst' } });
  expect(result.current).toMatchObject({ fields: stored, dirty: false, unread: 'Mijn tekst' });
  act(() => {
    result.current.change({ tags: ['koud'] });
    result.current.keep();
  });
  expect(kept()).toContain('Mijn tekst');
});

it('A field that the user changes after a colleague changed it has no conflict', () => {
  const { result, rerender } = openForm();
  act(() => {
    result.current.change({ subject: 'Mijn tekst' });
  });
  rerender({ now: { ...stored, tags: ['koud'] } });
  act(() => {
    result.current.change({ tags: ['koud', 'vies'] });
  });
  expect(result.current).toMatchObject({
    fields: { subject: 'Mijn tekst', tags: ['koud', 'vies'] },
    conflicts: [],
  });
});

it('Two changes before the next render are both kept', () => {
  const { result } = openForm();
  const { change } = result.current;
  act(() => {
    change({ subject: 'Mijn tekst' });
    change({ tags: [] });
  });
  expect(result.current.fields).toEqual({ subject: 'Mijn tekst', tags: [] });
});
