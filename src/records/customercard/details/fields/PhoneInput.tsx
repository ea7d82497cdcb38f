import { PHONE_TYPES, PhoneType, phoneTypeLabel } from '@/domain/people/contactDetails';
import type { PhoneValue } from '@/domain/people/fields/personField';
import { phoneTypeRule } from '@/domain/people/fields/phoneField';
import type { Received } from '@/domain/decode/received';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Select } from '@/ui/pickers/Select';
import { TextField } from '@/ui/fields/TextField';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { lookUp } from '@/lib/values';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { newPhone, phoneTypeRules, whyNotAddPhone } from '../personFieldRules';
import { FieldGroup, type InputProps } from './FieldGroup';

export function PhoneInput(props: InputProps<'phones'>) {
  const { form, field } = props;
  const phones = form.valueOf(field);
  const change = (next: PhoneValue[]) => form.change(field, next);
  return (
    <FieldGroup {...props}>
      {phones.map((phone, index) => (
        <PhoneLine
          key={index}
          {...props}
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
    </FieldGroup>
  );
}

interface PhoneLineProps extends InputProps<'phones'> {
  phone: PhoneValue;
  index: number;
  onChange: (phone: PhoneValue) => void;
  onRemove: () => void;
}

function PhoneLine({ onRemove, ...props }: PhoneLineProps) {
  const { form, field, phone, index, onChange } = props;
  const label = texts.phone(index + 1);
  return (
    <div className={styles.line}>
      <div className={styles.pair}>
        <TextField
          label={label}
          inputMode="tel"
          value={phone.number}
          onChange={(number) => onChange({ ...phone, number })}
          error={form.errors[`${field.name}.${index}`]}
        />
        <TypeInput {...props} />
      </div>
      <IconButton icon={TrashIcon} label={texts.remove(label)} className={styles.remove} onClick={onRemove} />
    </div>
  );
}

function TypeInput({ form, field, phone, index, onChange }: Omit<PhoneLineProps, 'onRemove'>) {
  const error = lookUp(form.errors, `${field.name}.${index}.type`) ?? null;
  const label = (type: string) => phoneTypeLabel(type as Received<PhoneType>);
  const why = phone.original === '' ? '' : form.whyNot(phoneTypeRule);
  if (why !== null)
    return (
      <div className={styles.fixed}>
        <p className={styles.hint}>{label(phone.type)}</p>
        {why !== '' && <p className={styles.hint}>{why}</p>}
        {error !== null && (
          <p className={styles.error} tabIndex={-1} data-invalid="true">
            {error}
          </p>
        )}
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
