import type { Received } from '@/domain/decode';
import { traitLabel } from '@/domain/personTraits';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { Facts } from '@/ui/record/Facts';
import { detailsTexts as texts } from '../detailsTexts';
import styles from './BlockForm.module.css';
import { fieldText } from './fieldText';
import type { FieldValues, PersonField } from './personFields';
import type { BlockForm } from './useBlockForm';

/** The fields that are one line of text. */
type LineField = { [F in PersonField]: FieldValues[F] extends string ? F : never }[PersonField];

interface FieldProps<F> {
  form: BlockForm;
  field: F;
}

/** In the place of a field that cannot be changed: what it says, and why. */
export function FixedField({ form, field, why }: FieldProps<PersonField> & { why: string }) {
  return (
    <div className={styles.fixed}>
      <Facts
        items={[{ label: texts.fields[field], value: fieldText(field, form.fields) || texts.unknown }]}
      />
      <p className={styles.hint}>{why}</p>
    </div>
  );
}

interface LineProps extends FieldProps<LineField> {
  required?: boolean;
  placeholder?: string;
}

export function LineField({ form, field, ...rest }: LineProps) {
  const why = form.whyNot(field);
  if (why !== null) return <FixedField form={form} field={field} why={why} />;
  return (
    <TextField
      {...rest}
      label={texts.fields[field]}
      value={form.fields[field]}
      onChange={(value) => form.change(field, value)}
      error={form.errors[field]}
    />
  );
}

interface TraitProps extends FieldProps<'gender' | 'correspondenceType'> {
  options: readonly string[];
}

/** One of a few; a value that is not known here can stay as it is. */
export function TraitField({ form, field, options }: TraitProps) {
  const why = form.whyNot(field);
  if (why !== null) return <FixedField form={form} field={field} why={why} />;
  const value = form.fields[field];
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Select
      label={texts.fields[field]}
      options={all.map((option) => ({ value: option, label: traitLabel(option as Received<never>) }))}
      value={value === '' ? null : value}
      onChange={(chosen) => form.change(field, chosen ?? '')}
      error={form.errors[field] ?? null}
    />
  );
}
