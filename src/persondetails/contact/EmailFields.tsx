import { Button } from '@/ui/fields/Button';
import { IconButton } from '@/ui/fields/IconButton';
import { TextField } from '@/ui/fields/TextField';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { FixedField } from '../form/FormFields';
import type { BlockForm } from '../form/useBlockForm';

export function EmailFields({ form }: { form: BlockForm }) {
  const why = form.whyNot('emailAddresses');
  if (why !== null) return <FixedField form={form} field="emailAddresses" why={why} />;
  const emails = form.fields.emailAddresses;
  const change = (next: readonly string[]) => form.change('emailAddresses', [...next]);
  const error = form.errors['emailAddresses'];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.fields.emailAddresses}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {emails.map((email, index) => {
        const label = texts.email(index + 1);
        return (
          <div key={index} className={styles.line}>
            <TextField
              label={label}
              inputMode="email"
              value={email}
              onChange={(typed) => change(emails.with(index, typed))}
              error={form.errors[`emailAddresses.${index}`]}
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
    </fieldset>
  );
}
