import type { ComponentType } from 'react';
import type { FieldKind, PersonField } from '@/domain/people/fields/personField';
import { Facts } from '@/ui/record/Facts';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { fieldText } from './fieldText';
import type { BlockForm } from '../form/useBlockForm';
import { AddressInput } from './AddressInput';
import { CharacteristicsInput, NotificationsInput } from './CheckboxInputs';
import { EmailInput } from './EmailInput';
import type { InputProps } from './FieldGroup';
import { ChoiceInput, DateInput, LineInput } from './LineInputs';
import { PhoneInput } from './PhoneInput';

const inputs: { readonly [K in FieldKind]: ComponentType<InputProps<K>> } = {
  line: LineInput,
  date: DateInput,
  choice: ChoiceInput,
  emails: EmailInput,
  phones: PhoneInput,
  address: AddressInput,
  notifications: NotificationsInput,
  characteristics: CharacteristicsInput,
};

interface FieldInputProps {
  form: BlockForm;
  field: PersonField;
}

/** The input of a field; a fixed field shows its value and the reason instead. */
export function FieldInput({ form, field }: FieldInputProps) {
  const why = form.whyNot(field);
  if (why !== null) return <FixedField form={form} field={field} why={why} />;
  const Input = inputs[field.kind] as ComponentType<FieldInputProps>;
  return <Input form={form} field={field} />;
}

function FixedField({ form, field, why }: FieldInputProps & { why: string }) {
  const value = fieldText(field, form.valueOf(field)) || texts.unknown;
  return (
    <div className={styles.fixed}>
      <Facts items={[{ label: field.label, value }]} />
      <p className={styles.hint}>{why}</p>
    </div>
  );
}
