import { act, screen } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { editedRecords, openEdited } from '@/testing/editedRecords';

const writes = () => stats.seen.filter(({ method }) => method !== 'GET').map(({ path }) => path);

const cases = Object.entries(editedRecords).flatMap(([name, row]) =>
  (['a save', 'a later reading'] as const).map((end) => [name, end, row] as const),
);

it.each(cases)('The form keeps what was typed over a vanished %s after %s', async (_, end, row) => {
  const { user, store } = await openEdited(row);
  row.remove();
  const save = () => screen.getByRole('button', { name: row.button });
  if (end === 'a save') await user.click(save());
  else act(() => void store.dispatch(queries.util.invalidateTags([row.tag])));
  expect(await screen.findByText(/^Dit bestaat niet meer\. Wat je hebt getypt/)).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: row.field }).value).toContain('mijnwoord');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(selectToasts(store.getState())).toEqual([]);
  const sent = writes();
  await user.click(save());
  expect(writes()).toEqual(sent);
});
