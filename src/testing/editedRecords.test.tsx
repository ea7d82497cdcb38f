import { readdirSync, readFileSync } from 'node:fs';
import { changedBelow, HOLDS_FIELDS } from './below/changedBelow';
import { editedRecords } from './editedRecords';

/** The forms over a record that are not in the table. */
const TESTED_APART: Readonly<Record<string, string>> = {
  'work/tasks/task/form/useEditForm.ts': 'a hub pushes tasks (TaskEditScreen.test, goneMeanwhile.test)',
};

const rows = Object.values(editedRecords);

it('Every form over a record is in the table of edited records, or is tested apart', () => {
  const forms = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!core|kit|testing).*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\b(?:useChanges|defineForm)[<(]/.test(readFileSync(`src/${file}`, 'utf8')));
  const known = [...rows.map(({ form }) => form), ...Object.keys(TESTED_APART)];
  expect(forms.toSorted()).toEqual(known.toSorted());
});

it('Every dialog that keeps what its fields were opened with is in the table of edited records', () => {
  const holding = Object.entries(changedBelow).flatMap(([kind, row]) =>
    typeof row === 'string' && row.startsWith(HOLDS_FIELDS) ? [kind] : [],
  );
  const opened = rows.flatMap(({ dialog }) => (dialog ? [dialog.kind] : []));
  expect(opened.toSorted()).toEqual(holding.toSorted());
});
