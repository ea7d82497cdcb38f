import { PHONE_TYPES, PhoneType, phoneTypeLabel } from '@/domain/contactDetails';
import type { Received } from '@/domain/decode';
import { Button } from '@/ui/fields/Button';
import { IconButton } from '@/ui/fields/IconButton';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { FixedField } from '../form/FormFields';
import type { PhoneValue } from '../form/personFields';
import type { BlockForm } from '../form/useBlockForm';
import { phoneTypeRules, whyNotAddPhone } from '../personFieldRules';

/** A number that is added is of no type yet (CARD-119, 122). */
const newPhone = (index: number): PhoneValue => ({
  number: '',
  type: PhoneType.Unknown,
  description: texts.newNumber(index),
  original: '',
});

export function PhoneFields({ form }: { form: BlockForm }) {
  const why = form.whyNot('phoneNumbers');
  if (why !== null) return <FixedField form={form} field="phoneNumbers" why={why} />;
  const phones = form.fields.phoneNumbers;
  const change = (next: readonly PhoneValue[]) => form.change('phoneNumbers', [...next]);
  const error = form.errors['phoneNumbers'];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.fields.phoneNumbers}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {phones.map((phone, index) => (
        <PhoneLine
          key={index}
          form={form}
          phone={phone}
          index={index}
          onChange={(next) => change(phones.with(index, next))}
          onRemove={() => change(phones.toSpliced(index, 1))}
        />
      ))}
      <Button
        size="s"
        icon={PlusIcon}
        className={styles.add}
        disabledReason={whyNotAddPhone(phones, form.editor)}
        onClick={() => change([...phones, newPhone(phones.length + 1)])}
      >
        {texts.addPhone}
      </Button>
    </fieldset>
  );
}

interface PhoneLineProps {
  form: BlockForm;
  phone: PhoneValue;
  index: number;
  onChange: (phone: PhoneValue) => void;
  onRemove: () => void;
}

function PhoneLine({ form, phone, index, onChange, onRemove }: PhoneLineProps) {
  const label = texts.phone(index + 1);
  return (
    <div className={styles.line}>
      <div className={styles.pair}>
        <TextField
          label={label}
          inputMode="tel"
          value={phone.number}
          onChange={(number) => onChange({ ...phone, number })}
          error={form.errors[`phoneNumbers.${index}`]}
        />
        <TypeField form={form} phone={phone} index={index} onChange={onChange} />
      </div>
      <IconButton icon={TrashIcon} label={texts.remove(label)} className={styles.remove} onClick={onRemove} />
    </div>
  );
}

type TypeFieldProps = Omit<PhoneLineProps, 'onRemove'>;

/** What kind of number it is, where that can be chosen. */
function TypeField({ form, phone, index, onChange }: TypeFieldProps) {
  const error = form.errors[`phoneNumbers.${index}.type`] ?? null;
  const label = (type: string) => phoneTypeLabel(type as Received<PhoneType>);
  const why = phone.original === '' ? '' : form.whyNot('phoneType');
  if (why !== null)
    return (
      <div className={styles.fixed}>
        <p className={styles.hint}>{`${label(phone.type)} ${why}`.trim()}</p>
        {error !== null && <p className={styles.error}>{error}</p>}
      </div>
    );
  const { allowed } = phoneTypeRules(form.editor);
  const offered = PHONE_TYPES.filter((type) => allowed === null || allowed.includes(type));
  const types = [...new Set<string>([phone.type, ...offered])].filter(Boolean);
  return (
    <Select
      label={texts.phoneType(index + 1)}
      options={types.map((type) => ({ value: type, label: label(type) }))}
      value={phone.type || null}
      onChange={(type) => onChange({ ...phone, type: type ?? PhoneType.Unknown })}
      error={error}
    />
  );
}
