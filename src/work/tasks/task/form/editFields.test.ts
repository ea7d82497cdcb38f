import { aTask } from '@mocks/db';
import { isConflict, isDirty, isEditDraft, nothingChanged, theirFields, withChange } from './editFields';

const task = aTask({ subject: 'Lekkage', lastModified: '2026-11-21T10:00:00.000Z' });

it('A draft keeps only the fields that differ from the task, and the version they were changed from', () => {
  const draft = withChange(nothingChanged, task, 'subject', 'Lekkage keuken');
  expect(draft).toEqual({ baseline: task.lastModified, changes: { subject: 'Lekkage keuken' } });
  expect(isDirty(draft)).toBe(true);
  expect(isDirty(withChange(draft, task, 'subject', 'Lekkage'))).toBe(false);
});

it('A change by a colleague is a conflict, which lists only the fields of the draft', () => {
  const draft = withChange(nothingChanged, task, 'subject', 'Lekkage keuken');
  expect(isConflict(draft, task)).toBe(false);
  const theirs = {
    ...task,
    subject: 'Lekkage zolder',
    description: 'Anders',
    lastModified: '2026-11-21T10:05:00.000Z',
  };
  expect(isConflict(draft, theirs)).toBe(true);
  expect(theirFields(draft, theirs)).toEqual([
    { field: 'subject', label: 'Onderwerp', value: 'Lekkage zolder' },
  ]);
});

it('An empty draft has no conflict', () => {
  expect(isConflict(nothingChanged, { ...task, lastModified: '2026-11-21T10:05:00.000Z' })).toBe(false);
});

it.each([
  null,
  'tekst',
  { changes: {} },
  { baseline: 1, changes: {} },
  { baseline: null, changes: { subject: 3 } },
])('The value %j is no draft', (value) => {
  expect(isEditDraft(value)).toBe(false);
});
