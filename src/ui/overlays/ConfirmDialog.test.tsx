import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const question = {
  title: 'Account verwijderen',
  question: 'Weet je het zeker?',
  confirmLabel: 'Verwijderen',
  submission: null,
};

it('begins at the way out where something goes', () => {
  render(<ConfirmDialog {...question} danger onConfirm={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByRole('alertdialog', { name: 'Account verwijderen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
});

it('cannot be closed while something is being sent, and says afterwards that it was refused', async () => {
  const onClose = vi.fn();
  const props = { ...question, blocked: 'Dit account is al verwijderd.', onConfirm: vi.fn(), onClose };
  const { rerender } = render(<ConfirmDialog {...props} submission={{ status: 'sending', message: null }} />);
  expect(screen.queryByText('Dit account is al verwijderd.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(<ConfirmDialog {...props} submission={{ status: 'failed', message: 'Dat lukte niet.' }} />);
  expect(screen.getByText('Dat lukte niet.')).toBeVisible();
  expect(screen.getByText('Dit account is al verwijderd.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onClose).toHaveBeenCalledOnce();
});
