import type { Received } from '@/domain/decode/received';
import { traitLabel } from '@/domain/people/personTraits';
import { Select } from '@/ui/pickers/Select';
import { TextField } from '@/ui/fields/TextField';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { lookUp } from '@/lib/values';
import type { InputProps } from './FieldGroup';

type LineProps = InputProps<'line' | 'date'> & { placeholder?: string };

export const LineInput = ({ form, field, ...rest }: LineProps) => (
  <TextField
    {...rest}
    label={field.label}
    required={field.required ?? false}
    value={form.valueOf(field)}
    onChange={(value) => form.change(field, value)}
    error={form.errors[field.name]}
  />
);

export const DateInput = (props: InputProps<'date'>) => (
  <LineInput {...props} placeholder={fieldTexts.dateHint} />
);

/** A select. A current value that the app does not know stays available as an option. */
export function ChoiceInput({ form, field }: InputProps<'choice'>) {
  const value = form.valueOf(field);
  const { options = [] } = field;
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Select
      label={field.label}
      options={all.map((option) => ({ value: option, label: traitLabel(option as Received<never>) }))}
      value={value === '' ? null : value}
      onChange={(chosen) => form.change(field, chosen ?? '')}
      error={lookUp(form.errors, field.name) ?? null}
    />
  );
}
