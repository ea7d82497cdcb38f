import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ComboBox } from '../pickers/ComboBox';
import { DateField } from '../pickers/DateField';
import { MultiSelect } from '../pickers/MultiSelect';
import { Select } from '../pickers/Select';
import { Checkbox } from './Checkbox';
import { Choices } from './Choices';
import { RadioGroup } from './RadioGroup';
import { ReadOnlyFields } from './ReadOnlyFields';
import { Switch } from './Switch';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const options = [
  { value: 'a', label: 'Appel' },
  { value: 'b', label: 'Banaan' },
];
type Change = () => void;

const fields: Record<string, { draw: (change: Change) => ReactNode; role: string; name: RegExp }> = {
  'a text field': {
    draw: (change) => <TextField label="Veld" value="x" onChange={change} onClear={change} />,
    role: 'textbox',
    name: /^Veld/,
  },
  'a text of several lines': {
    draw: (change) => <TextArea label="Veld" value="x" onChange={change} onPasteFiles={change} />,
    role: 'textbox',
    name: /^Veld/,
  },
  'a date': {
    draw: (change) => <DateField label="Veld" value="2026-11-24" onChange={change} />,
    role: 'textbox',
    name: /^Veld/,
  },
  'a checkbox': {
    draw: (change) => <Checkbox label="Veld" checked={false} onChange={change} />,
    role: 'checkbox',
    name: /^Veld/,
  },
  'a switch': {
    draw: (change) => <Switch label="Veld" checked={false} onChange={change} />,
    role: 'switch',
    name: /^Veld/,
  },
  'a radio button': {
    draw: (change) => <RadioGroup label="Keuze" options={options} value={null} onChange={change} />,
    role: 'radio',
    name: /^Appel/,
  },
  'a row of buttons to choose from': {
    draw: (change) => (
      <Choices label="Veld" choices={['Peer']} nameOf={String} isChosen={() => true} onChoose={change} />
    ),
    role: 'button',
    name: /^Peer/,
  },
  'a select': {
    draw: (change) => <Select label="Veld" options={options} value="a" onChange={change} clearable />,
    role: 'button',
    name: /Veld$/,
  },
  'a select with several choices': {
    draw: (change) => <MultiSelect label="Veld" options={options} values={['a']} onChange={change} />,
    role: 'button',
    name: /Veld$/,
  },
  'a combo box': {
    draw: (change) => (
      <ComboBox
        label="Veld"
        items={[{ id: 'a', label: 'Appel' }]}
        inputValue="Appel"
        onInputChange={change}
        selectedId="a"
        failed={false}
        onSelect={change}
      />
    ),
    role: 'combobox',
    name: /^Veld/,
  },
};

const inFields = (when: boolean, children: ReactNode) => (
  <ReadOnlyFields when={when}>
    {children}
    <button type="button">Volgende</button>
  </ReadOnlyFields>
);

describe.each(Object.entries(fields))('%s', (_, { draw, role, name }) => {
  it('keeps its focus and value while read-only, and can be changed afterwards', async () => {
    const change = vi.fn();
    const { rerender } = render(inFields(false, draw(change)));
    const field = screen.getByRole(role, { name });
    act(() => field.focus());
    rerender(inFields(true, draw(change)));
    expect(field).toHaveFocus();
    await userEvent.keyboard('y{ArrowRight}{ArrowDown} ');
    await userEvent.click(field);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Veld wissen' })).not.toBeInTheDocument();

    rerender(inFields(false, draw(change)));
    await userEvent.click(field);
    await userEvent.keyboard('y{ArrowDown}{Enter}');
    await userEvent.keyboard('{Escape}');
    if (role === 'textbox') await userEvent.clear(field);
    await userEvent.tab();
    expect(change).toHaveBeenCalled();
  });
});

it('Read-only fields show that they cannot be changed', () => {
  render(
    inFields(
      true,
      Object.values(fields).map(({ draw }, at) => <div key={at}>{draw(vi.fn())}</div>),
    ),
  );
  for (const field of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')])
    expect(field).toHaveAttribute('readonly');
  for (const field of [
    screen.getByRole('checkbox'),
    screen.getByRole('switch'),
    screen.getByRole('radiogroup'),
  ])
    expect(field).toHaveAttribute('aria-readonly', 'true');
  expect(document.querySelectorAll('span[data-readonly]')).toHaveLength(2);
});
