import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboBox } from './ComboBox';
import { MenuButton } from '../overlays/Menu';
import { MultiSelect } from './MultiSelect';
import { Select } from './Select';

const types = ['Reparatie', 'Overlast', 'Vraag'].map((label) => ({ value: label.toLowerCase(), label }));
const people = ['Anne', 'Bram', 'Carla'].map((label) => ({
  id: label.toLowerCase(),
  label,
  description: 'Klantadviseur',
}));

describe('Select', () => {
  it('opens with a key, and picks with the arrows and Enter', async () => {
    const pick = vi.fn();
    render(<Select label="Soort" options={types} value={null} onChange={pick} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(pick).toHaveBeenCalledWith('overlast');
  });

  it('reports a lack of options', async () => {
    render(<Select label="Soort" options={[]} value={null} onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /Soort/ }));
    expect(await screen.findByText('Geen resultaten gevonden.')).toBeVisible();
  });

  it('is cleared by its own button, and shows its error', async () => {
    const pick = vi.fn();
    render(
      <Select
        label="Soort"
        options={types}
        value="vraag"
        onChange={pick}
        clearable
        error="Kies een soort."
      />,
    );
    expect(screen.getByText('Kies een soort.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Soort wissen' }));
    expect(pick).toHaveBeenCalledWith(null);
  });
});

/** The states of a query before it has an answer. */
const UNREAD = {
  'While the options load': [{ isFetching: true, isError: false }, 'Wordt geladen'],
  'When the options failed to load': [{ isFetching: false, isError: true }, 'Ophalen is niet gelukt.'],
} as const;
const unread = Object.entries(UNREAD);

describe.each(unread)('%s,', (_, [state, words]) => {
  const answer = { ...state, refetch: () => undefined };
  const field = { label: 'Soort', options: [], answer, emptyText: 'Geen taaktypes gevonden.' };
  it.each([
    ['Select', <Select key="one" {...field} value={null} onChange={() => undefined} />],
    ['MultiSelect', <MultiSelect key="several" {...field} values={[]} onChange={() => undefined} />],
  ])('a %s does not say that it has no options', async (__, drawn) => {
    render(drawn);
    await userEvent.click(screen.getByRole('button', { name: /Soort/ }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Geen taaktypes gevonden.')).toBeNull();
  });
});

describe('MultiSelect', () => {
  it('stays open while choosing, and shows the number of selected options', async () => {
    const Types = () => {
      const [values, setValues] = useState<string[]>([]);
      return <MultiSelect label="Soorten" options={types} values={values} onChange={setValues} />;
    };
    render(<Types />);
    await userEvent.click(screen.getByRole('button', { name: /Soorten$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reparatie' }));
    await userEvent.click(screen.getByRole('option', { name: 'Vraag' }));
    expect(screen.getByRole('option', { name: 'Vraag' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Soorten$/ })).toHaveTextContent('2 gekozen');
    await userEvent.click(screen.getByRole('button', { name: 'Soorten wissen' }));
    expect(screen.getByRole('button', { name: /Soorten$/ })).toHaveTextContent('Maak een keuze');
  });
});

describe('ComboBox', () => {
  interface Props {
    seen: (id: string | null) => void;
    items?: typeof people;
    failed?: boolean;
    busy?: boolean;
  }
  function Colleague({ seen, items = people, failed = false, busy = false }: Props) {
    const [text, setText] = useState('');
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <ComboBox
        label="Collega"
        items={items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
        inputValue={text}
        onInputChange={setText}
        selectedId={chosen}
        failed={failed}
        busy={busy}
        required
        onSelect={(id) => {
          seen(id);
          setChosen(id);
          setText(people.find((person) => person.id === id)?.label ?? '');
        }}
      />
    );
  }

  it('finds an option by typing while the focus stays in the field, and picks it with Enter', async () => {
    const seen = vi.fn();
    render(<Colleague seen={seen} />);
    const input = screen.getByRole('combobox', { name: 'Collega' });
    await userEvent.type(input, 'ca');
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    expect(seen).toHaveBeenLastCalledWith('carla');
    expect(input).toHaveValue('Carla');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('keeps the typed text when scrolling closes the list, and opens it again on further typing', async () => {
    const seen = vi.fn();
    render(<Colleague seen={seen} />);
    const input = screen.getByRole('combobox', { name: 'Collega' });
    await userEvent.type(input, 'c');
    await screen.findByRole('listbox');
    fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input).toHaveValue('c');
    expect(seen).not.toHaveBeenCalled();
    await userEvent.type(input, 'a');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(seen).toHaveBeenLastCalledWith('carla');
  });

  it('marks a required field visibly and for screen readers', () => {
    render(<Colleague seen={vi.fn()} />);
    expect(screen.getByText('(verplicht)')).toBeVisible();
    const input = screen.getByRole('combobox', { name: 'Collega' });
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).not.toHaveAttribute('required');
  });

  it('keeps a selection outside its list when the field is left', async () => {
    const seen = vi.fn();
    render(<Colleague seen={seen} />);
    const input = screen.getByRole('combobox', { name: 'Collega' });
    await userEvent.type(input, 'ca');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await userEvent.tab();
    expect(seen).toHaveBeenLastCalledWith('carla');
    expect(input).toHaveValue('Carla');
  });

  it('reports a failed search instead of an empty result', async () => {
    render(<Colleague seen={vi.fn()} items={[]} failed />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Collega' }), 'ca');
    const list = within(await screen.findByRole('listbox'));
    expect(list.getByText('Zoeken is niet gelukt.')).toBeVisible();
    expect(list.queryByText('Geen resultaten gevonden.')).not.toBeInTheDocument();
  });

  it('keeps the typed text when Enter is pressed before the results arrive', async () => {
    const seen = vi.fn();
    render(<Colleague seen={seen} items={[]} busy />);
    const input = screen.getByRole('combobox', { name: 'Collega' });
    await userEvent.type(input, 'ca{Enter}');
    expect(input).toHaveValue('ca');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(seen).not.toHaveBeenCalled();
  });

  it('opens its list by a press or an arrow key, not by tabbing past', async () => {
    render(<Colleague seen={() => undefined} />);
    const input = screen.getByRole('combobox', { name: 'Collega' });
    await userEvent.tab();
    expect(input).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(input);
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  it('reports that nothing matches', async () => {
    render(<Colleague seen={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(await screen.findByText('Geen resultaten gevonden.')).toBeVisible();
  });
});

describe('MenuButton', () => {
  it('shows why an action is unavailable, and runs the others', async () => {
    const act = vi.fn();
    render(
      <MenuButton
        label="Meer"
        onAction={act}
        items={[
          { id: 'copy', label: 'Kopiëren' },
          { id: 'remove', label: 'Verwijderen', disabledReason: 'Onvoldoende rechten' },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /Verwijderen/ })).toHaveTextContent(
      'Onvoldoende rechten',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: /Verwijderen/ }));
    expect(act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kopiëren' }));
    expect(act).toHaveBeenCalledWith('copy');
  });
});
