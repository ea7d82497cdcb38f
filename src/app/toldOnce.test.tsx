import { screen, waitFor } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { editedRecords, openEdited } from '@/testing/editedRecords';

const cases = Object.entries(editedRecords);
const writes = () => stats.seen.filter(({ method }) => method !== 'GET').length;

it.each(cases)('A conflict over a %s is told once, in its form', async (_, row) => {
  const { user, store } = await openEdited(row);
  row.change();
  const sent = writes();
  await user.click(screen.getByRole('button', { name: row.button }));
  const notice = await screen.findByText(row.changed);
  await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
  expect(notice.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getAllByText(/intussen gewijzigd|ondertussen gewijzigd/i)).toEqual([notice]);
  expect([selectToasts(store.getState()), writes()]).toEqual([[], sent]);
});
