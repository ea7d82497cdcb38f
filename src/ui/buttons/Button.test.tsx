import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { TrashIcon } from '../icons';

const reason = 'Deze taak is van iemand anders';

describe('Button', () => {
  it('acts on a click and on Enter', async () => {
    const act = vi.fn();
    render(<Button onClick={act}>Opslaan</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await userEvent.keyboard('{Enter}');
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus while busy, and ignores clicks and submits', async () => {
    const act = vi.fn();
    const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    const { rerender } = render(<Form busy={false} act={act} submit={submit} />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Form busy act={act} submit={submit} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(act).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('gives the reason when disabled, stays in the tab order and does nothing', async () => {
    const act = vi.fn();
    render(
      <Button onClick={act} disabledReason={reason}>
        Oppakken
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Oppakken' });
    expect(button).toHaveAttribute('aria-description', reason);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('data-tooltip', reason);
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  });

  it('shows the reason in the tooltip of an icon button and leaves its name unchanged', () => {
    render(<IconButton icon={TrashIcon} label="Verwijderen" disabledReason={reason} />);
    const button = screen.getByRole('button', { name: 'Verwijderen' });
    expect(button).toHaveAttribute('aria-description', reason);
    expect(button).toHaveAttribute('data-tooltip', `Verwijderen: ${reason}`);
  });
});

function Form({
  busy,
  act,
  submit,
}: {
  busy: boolean;
  act: () => void;
  submit: (event: React.SubmitEvent) => void;
}) {
  return (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={act}>
        Opslaan
      </Button>
    </form>
  );
}
