import { useState } from 'react';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { UserIcon } from '@/ui/icons';
import { MultiSelect } from '@/ui/pickers/MultiSelect';
import { Select } from '@/ui/pickers/Select';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;
const MANY = 200;
const options = (names: readonly string[]) => names.map((label) => ({ value: label, label }));
const many = Array.from({ length: MANY }, (_, index) => {
  const name = samples.people[index % samples.people.length] ?? '';
  return {
    id: String(index),
    label: `${name} ${index + 1}`,
    description: samples.roles[index % samples.roles.length] ?? '',
    icon: UserIcon,
  };
});

export function SelectScreen() {
  return (
    <>
      <OneOfFew />
      <Several />
      <Found />
    </>
  );
}

const taskType = { label: labels.taskType, options: options(samples.taskTypes) };

function OneOfFew() {
  const [type, setType] = useState<string | null>(null);
  return (
    <Example title={states.normal} stacked>
      <Select {...taskType} value={type} onChange={setType} clearable />
      <Select
        {...taskType}
        value={type}
        onChange={setType}
        error={type === null ? labels.outcomeError : null}
      />
      <Select {...taskType} options={options([samples.long])} value={samples.long} onChange={setType} />
      <Select label={labels.nothing} options={[]} value={null} onChange={setType} />
    </Example>
  );
}

function Several() {
  const [complexes, setComplexes] = useState<string[]>([samples.complexNames[0]]);
  return (
    <Example title={states.multiple} stacked>
      <MultiSelect
        label={labels.complexes}
        options={options(samples.complexNames)}
        values={complexes}
        onChange={setComplexes}
      />
      <MultiSelect label={labels.nothing} options={[]} values={[]} onChange={setComplexes} />
    </Example>
  );
}

function Found() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const matches = many.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Example title={states.search} stacked>
      <ComboBox
        label={labels.colleague}
        items={matches}
        inputValue={text}
        onInputChange={setText}
        selectedId={chosen}
        onSelect={(chosenId) => {
          setChosen(chosenId);
          setText(many.find(({ id }) => id === chosenId)?.label ?? '');
        }}
        failed={false}
      />
      <ComboBox
        label={labels.colleague}
        items={[]}
        inputValue=""
        onInputChange={() => undefined}
        selectedId={null}
        onSelect={() => undefined}
        busy
        failed={false}
        error={labels.outcomeError}
      />
    </Example>
  );
}
