import type { ComponentType } from 'react';
import { lookUp } from '@/lib/values';
import { Switch } from '@/ui/fields/Switch';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { MultiSelect } from '@/ui/pickers/MultiSelect';
import type { Option } from '@/ui/pickers/PickerParts';
import { Select } from '@/ui/pickers/Select';
import type { FetchedOptions, Field, InputProps } from './fields';
import styles from './FormInputs.module.css';
import type { FormHandle } from './useForm';

export interface Inputs<F extends object> {
  form: FormHandle<F>;
  options?: { readonly [N in keyof F]?: FetchedOptions };
  /** The descriptions that depend on the record, by field. */
  hints?: { readonly [N in keyof F]?: string | undefined };
}

/** The inputs of a form, in the order of its description. */
export function FormInputs<F extends object>(props: Inputs<F>) {
  const { fields, names } = props.form.form;
  const rows: (keyof F & string)[][] = [];
  for (const name of names) {
    const row = fields[name].isBeside && rows.at(-1);
    if (row) row.push(name);
    else rows.push([name]);
  }
  return rows.map((row) => {
    const inputs = row.map((name) => <FieldInput key={name} {...props} name={name} />);
    return row.length === 1 ? (
      inputs
    ) : (
      <div key={row[0]} className={styles.row}>
        {inputs}
      </div>
    );
  });
}

function FieldInput<F extends object>({
  form,
  name,
  options,
  hints = {},
}: Inputs<F> & { name: keyof F & string }) {
  const field = form.form.fields[name];
  const Input = (field.Input ?? inputs[field.kind]) as ComponentType<InputProps<unknown>>;
  return (
    <Input
      field={field}
      value={form.fields[name]}
      error={lookUp(form.errors, name) ?? null}
      description={lookUp<string | undefined>(hints, name) ?? field.description}
      options={options?.[name]}
      onChange={(value) => form.change({ [name]: value } as Partial<F>)}
    />
  );
}

const LineInput = ({ field, value, error, description, onChange }: InputProps<string>) => (
  <TextField
    label={field.label}
    type={field.kind === 'phone' ? 'tel' : 'text'}
    inputMode={field.inputMode}
    required={field.required !== undefined}
    onBlur={() => field.strip && field.strip(value) !== value && onChange(field.strip(value))}
    {...{ value, error, description, onChange }}
  />
);

const LinesInput = ({ field, value, error, description, onChange }: InputProps<string>) => (
  <TextArea label={field.label} rows={3} {...{ value, error, description, onChange }} />
);

const ChoiceInput = ({ field, value, onChange, ...props }: InputProps<string>) => (
  <Select
    {...props}
    label={field.label}
    options={field.options ?? []}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
    clearable
  />
);

const ChoicesInput = ({ field, value, options, ...props }: InputProps<string[]>) =>
  options && (
    <>
      <MultiSelect
        {...props}
        label={field.label}
        values={value}
        options={options.options}
        answer={options.answer}
        emptyText={options.none}
      />
      {options.answer.isError && <FieldProblem text={options.failed} answer={options.answer} />}
    </>
  );

const ToggleInput = ({ field, value, description, onChange }: InputProps<boolean>) => (
  <Switch label={field.label} description={description} checked={value} onChange={onChange} />
);

const inputs = {
  line: LineInput,
  phone: LineInput,
  lines: LinesInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  toggle: ToggleInput,
};

/** Options by name; if two have the same id, the later one counts. */
export const optionsOf = (records: readonly { id: string; name: string }[], unknown: string): Option[] =>
  [...new Map(records.map(({ id, name }) => [id, name || unknown]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));

/** The fields that a colleague changed as well, with their present values in words. */
export const theirsIn = <F extends object>(
  { form: { fields }, conflicts, now }: FormHandle<F>,
  options: Inputs<F>['options'] = {},
) =>
  conflicts.map((name) => ({
    field: name,
    label: fields[name].label,
    value: inWords(fields[name], now[name], lookUp<FetchedOptions | undefined>(options, name)),
  }));

const inWords = (field: Field<unknown>, value: unknown, fetched: FetchedOptions | undefined): string =>
  fetched && Array.isArray(value)
    ? value.map((id) => fetched.options.find((one) => one.value === id)?.label ?? fetched.unknown).join(', ')
    : field.words(value);
