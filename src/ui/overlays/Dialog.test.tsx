import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';
import { LiveRegions } from '../feedback/LiveRegions';
import { TextField } from '../fields/TextField';

function Page({ busy = false, alert = false }: { busy?: boolean; alert?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Afronden</Button>
      {open && (
        <Dialog
          title="Taak afronden"
          busy={busy}
          role={alert ? 'alertdialog' : 'dialog'}
          onClose={() => setOpen(false)}
          footer={<Button>Bevestigen</Button>}
        >
          <TextField label="Reden" value="" onChange={() => undefined} />
        </Dialog>
      )}
      <LiveRegions />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Afronden' }));
  return screen.findByRole('dialog', { name: 'Taak afronden' });
};

describe('Dialog', () => {
  it.each([
    ['dialog', {}, 1],
    ['dialog', { disabledReason: 'Nog niet' }, 0],
    ['alertdialog', {}, 0],
  ] as const)(
    'as a %s with %j is submitted by Ctrl+Enter %d times, from a field and from its foot',
    async (role, button, times) => {
      const send = vi.fn();
      render(
        <Dialog
          title="Koppelen"
          role={role}
          onClose={() => undefined}
          footer={
            <>
              <Button>Nieuw</Button>
              <Button variant="primary" onClick={send} {...button}>
                Koppelen
              </Button>
            </>
          }
        >
          <TextField label="Naam" value="" onChange={() => undefined} />
        </Dialog>,
      );
      await userEvent.click(screen.getByRole('textbox', { name: 'Naam' }));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      expect(send).toHaveBeenCalledTimes(times);
      screen.getByRole('button', { name: 'Nieuw' }).focus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      expect(send).toHaveBeenCalledTimes(2 * times);
    },
  );

  it('takes the focus, hides the page behind it, and gives the focus back after Escape', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Afronden' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Taak afronden' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Afronden' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(opener).toHaveFocus());
  });

  it('keeps announcements audible', async () => {
    render(<Page />);
    await open();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('keeps the focus inside when Tab is pressed', async () => {
    render(<Page />);
    const dialog = await open();
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('cannot be closed while sending', async () => {
    render(<Page busy />);
    const dialog = await open();
    expect(screen.queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
  });

  it('has no cross when it is an alert dialog', async () => {
    render(<Page alert />);
    await userEvent.click(screen.getByRole('button', { name: 'Afronden' }));
    expect(await screen.findByRole('alertdialog', { name: 'Taak afronden' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
  });

  it('brings no style element into the page', async () => {
    render(<Page />);
    await open();
    expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
    expect(document.getElementById('react-aria-pressable-style')).not.toBeNull();
  });
});
