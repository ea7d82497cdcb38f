import { useState } from 'react';
import { Checkbox } from '@/ui/fields/Checkbox';
import { MailIcon } from '@/ui/icons';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { SearchField } from '@/ui/fields/SearchField';
import { Switch } from '@/ui/fields/Switch';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;
const LIMIT = 160;
const outcomes = samples.outcomes.map((label, index) => ({
  value: label,
  label,
  description: index === 1 ? samples.outcomeHelp : undefined,
}));

export function InputScreen() {
  return (
    <>
      <Texts />
      <Areas />
      <Choices />
    </>
  );
}

function Texts() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState<string>(samples.email);
  const [query, setQuery] = useState('');
  const ignore = () => undefined;

  return (
    <Example title={states.text} stacked>
      <TextField label={labels.name} value={name} onChange={setName} required />
      <TextField
        label={labels.email}
        type="email"
        icon={MailIcon}
        value={email}
        onChange={setEmail}
        onClear={() => setEmail('')}
        error={email.endsWith('.nl') ? null : labels.emailError}
      />
      <TextField
        label={labels.subject}
        value={samples.long}
        onChange={ignore}
        description={labels.deadlineHelp}
      />
      <TextField label={labels.subject} value={samples.number} onChange={ignore} disabled />
      <SearchField
        label={labels.search}
        hideLabel={false}
        placeholder={labels.searchPlaceholder}
        value={query}
        onChange={setQuery}
      />
    </Example>
  );
}

const limited = { label: labels.message, limit: LIMIT };

function Areas() {
  const [message, setMessage] = useState('');
  const [tooLong, setTooLong] = useState<string>(samples.long + samples.long);
  return (
    <Example title={states.long} stacked>
      <TextArea {...limited} value={message} onChange={setMessage} description={labels.messageHelp} />
      <TextArea {...limited} value={tooLong} onChange={setTooLong} maxRows={6} required />
    </Example>
  );
}

function Choices() {
  const [checked, setChecked] = useState(true);
  const [outcome, setOutcome] = useState<string | null>(null);
  return (
    <Example title={states.toggles} stacked>
      <Checkbox label={labels.onlyMine} checked={checked} onChange={setChecked} />
      <Checkbox label={labels.someSelected} checked={false} indeterminate onChange={setChecked} />
      <Checkbox label={samples.long} checked={false} onChange={setChecked} />
      <Checkbox label={labels.onlyMine} checked disabled onChange={setChecked} />
      <Switch label={labels.notify} description={labels.notifyHelp} checked={checked} onChange={setChecked} />
      <RadioGroup
        label={labels.outcome}
        options={outcomes}
        value={outcome}
        onChange={setOutcome}
        required
        error={outcome === null ? labels.outcomeError : null}
      />
    </Example>
  );
}
