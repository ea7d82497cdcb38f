import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { Select } from '@/ui/pickers/Select';
import type { ListField } from './listFields';
import { MembersField } from './MembersField';

interface FieldInputProps {
  field: ListField;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  const { label, hint, kind, options = [], isRequired = false, strip } = field;
  const described = { ...(hint !== undefined && { description: hint }) };
  if (kind === 'members')
    return <MembersField label={label} value={value} error={error} onChange={onChange} />;
  if (kind === 'lines') return <TextArea label={label} value={value} onChange={onChange} rows={3} />;
  if (kind === 'choice')
    return (
      <Select
        label={label}
        options={options}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        clearable
        error={error}
      />
    );
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      required={isRequired}
      onBlur={() => strip && strip(value) !== value && onChange(strip(value))}
      {...described}
    />
  );
}
