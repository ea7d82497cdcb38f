import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DelayedSearch } from './DelayedSearch';

function shown() {
  const onChange = vi.fn();
  const view = render(
    <DelayedSearch label="Zoeken" placeholder="" value="" delayMs={60_000} onChange={onChange} />,
  );
  return { ...view, onChange, field: screen.getByRole('searchbox', { name: 'Zoeken' }) };
}

it('A delayed search sends the last text when the field disappears', async () => {
  const { field, onChange, unmount } = shown();
  await userEvent.type(field, 'lekkage');
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  expect(onChange.mock.calls).toEqual([['lekkage']]);
});

it('A delayed search sends half a second after the last key (AMB-192)', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  render(<DelayedSearch label="Zoeken" placeholder="" value="" onChange={onChange} />);
  const field = screen.getByRole('searchbox', { name: 'Zoeken' });
  fireEvent.change(field, { target: { value: 'lek' } });
  vi.advanceTimersByTime(400);
  fireEvent.change(field, { target: { value: 'lekkage' } });
  vi.advanceTimersByTime(499);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([['lekkage']]);
  vi.useRealTimers();
});

it('A delayed search sends once when the field loses the focus', async () => {
  const { field, onChange, unmount } = shown();
  await userEvent.type(field, 'lekkage');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['lekkage']]);
  unmount();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('A delayed search waits until the press that took the focus from the field has ended', async () => {
  const { field, onChange } = shown();
  await userEvent.type(field, 'lekkage');
  await userEvent.pointer({ target: document.body, keys: '[MouseLeft>]' });
  expect(field).not.toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.pointer({ target: document.body, keys: '[/MouseLeft]' });
  await waitFor(() => expect(onChange.mock.calls).toEqual([['lekkage']]));
});

it('A delayed search keeps the typed text when an earlier query returns', async () => {
  const props = { label: 'Zoeken', placeholder: '', delayMs: 60_000, onChange: () => undefined };
  const { rerender } = render(<DelayedSearch {...props} value="" />);
  const field = screen.getByRole('searchbox', { name: 'Zoeken' });
  await userEvent.type(field, 'lek{Enter}k');
  rerender(<DelayedSearch {...props} value="lek" />);
  expect(field).toHaveValue('lekk');
  rerender(<DelayedSearch {...props} value="" />);
  expect(field).toHaveValue('');
});

it('A delayed search sends nothing when nothing was typed or the screen is left', async () => {
  const { field, onChange, unmount } = shown();
  await userEvent.tab();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  const path = window.location.pathname;
  await userEvent.type(field, 'lekkage');
  window.history.replaceState(null, '', '/elders');
  unmount();
  window.history.replaceState(null, '', path);
  expect(onChange).not.toHaveBeenCalled();
});
