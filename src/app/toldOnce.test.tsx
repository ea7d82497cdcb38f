import { screen, waitFor } from '@testing-library/react';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { editedRecords, openEdited } from '@/testing/editedRecords';
import { writes } from '@/testing/writes';

const cases = Object.entries(editedRecords);
/** Returns the toasts except those of kind `info`, by which a card reports that it was brought up to date. */
const refusals = (state: Parameters<typeof selectToasts>[0]) =>
  selectToasts(state).filter(({ kind }) => kind !== 'info');

it.each(cases)('The form reports a conflict over a %s once, without a toast', async (_, row) => {
  const { user, store } = await openEdited(row);
  row.change();
  const sent = writes();
  await user.click(screen.getByRole('button', { name: row.button }));
  const notice = await screen.findByText(row.changed);
  await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
  expect(notice.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getAllByText(/intussen gewijzigd|ondertussen gewijzigd/i)).toEqual([notice]);
  expect([refusals(store.getState()), writes()]).toEqual([[], sent]);
});
