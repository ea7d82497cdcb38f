import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { laterPicker } from './laterPickers';
import { PickersWanted } from './pickersWanted';
import { Select } from './Select';

const options = [{ value: 'new', label: 'Nieuw' }];

function aLaterSelect() {
  let arrive: (select: typeof Select) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<typeof Select>((resolve) => {
        arrive = resolve;
      }),
  );
  const Later = laterPicker(load, ({ label }) => ({ label, text: 'Alle', isPlaceholder: true }));
  function Filters({ wanted }: { wanted: boolean }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <form>
        <PickersWanted value={wanted}>
          <Later label="Status" options={options} value={value} onChange={setValue} />
        </PickersWanted>
      </form>
    );
  }
  return { Filters, load, arrive: () => arrive(Select) };
}

it('A later picker shows only its look until it is needed', async () => {
  const { Filters, load, arrive } = aLaterSelect();
  const { rerender } = render(<Filters wanted={false} />);
  expect(screen.getByText('Status')).toBeVisible();
  expect(screen.getByText('Alle')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  rerender(<Filters wanted />);
  arrive();
  expect(await screen.findByRole('button', { name: /Status/ })).toHaveAttribute('aria-expanded', 'false');
});

it('A later picker opens once loaded, if its look was pressed before', async () => {
  const { Filters, arrive } = aLaterSelect();
  render(<Filters wanted />);
  fireEvent.pointerDown(screen.getByText('Status'));
  arrive();
  expect(await screen.findByRole('option', { name: 'Nieuw' })).toBeVisible();
});
