import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const question = {
  title: 'Account verwijderen',
  question: 'Weet je het zeker?',
  confirmLabel: 'Verwijderen',
  submission: null,
};

it('A confirm dialog that deletes starts at its cancel button', () => {
  render(<ConfirmDialog {...question} danger onConfirm={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByRole('alertdialog', { name: 'Account verwijderen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
});

it('A confirm dialog cannot be closed while sending, and shows a refusal afterwards', async () => {
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
