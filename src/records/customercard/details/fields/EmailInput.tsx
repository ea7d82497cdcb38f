import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { TextField } from '@/ui/fields/TextField';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { FieldGroup, type InputProps } from './FieldGroup';

export function EmailInput({ form, field }: InputProps<'emails'>) {
  const emails = form.valueOf(field);
  const change = (next: string[]) => form.change(field, next);
  return (
    <FieldGroup form={form} field={field}>
      {emails.map((email, index) => {
        const label = texts.email(index + 1);
        return (
          <div key={index} className={styles.line}>
            <TextField
              label={label}
              inputMode="email"
              value={email}
              onChange={(typed) => change(emails.with(index, typed))}
              error={form.errors[`${field.name}.${index}`]}
            />
            <IconButton
              icon={TrashIcon}
              label={texts.remove(label)}
              className={styles.remove}
              onClick={() => change(emails.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button size="s" icon={PlusIcon} className={styles.add} onClick={() => change([...emails, ''])}>
        {texts.addEmail}
      </Button>
    </FieldGroup>
  );
}
