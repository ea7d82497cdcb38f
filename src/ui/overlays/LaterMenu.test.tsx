import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LaterMenu } from './LaterMenu';

const items = [
  { id: 'copy', label: 'Kopiëren' },
  { id: 'remove', label: 'Verwijderen' },
];

/* The code has to load the first time and is already there the second time. */
it.each(['whose code has to load', 'whose code is already loaded'])(
  'A menu of a row %s starts at its first item each time and gives the focus back to its button',
  async () => {
    const user = userEvent.setup();
    render(<LaterMenu label="Acties" items={items} onAction={vi.fn()} />);
    await user.tab();
    for (let time = 0; time < 2; time += 1) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kopiëren' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus());
    }
  },
);
