import type { ReactNode } from 'react';
import type { FieldKind, FieldOf, PersonField } from '@/domain/people/fields/personField';
import styles from '../form/BlockForm.module.css';
import type { BlockForm } from '../form/useBlockForm';

export interface InputProps<K extends FieldKind> {
  form: BlockForm;
  field: FieldOf<K>;
}

interface FieldGroupProps {
  form: BlockForm;
  field: PersonField;
  children: ReactNode;
}

/** The inputs of one field below its name; an error of the field as a whole is above them. */
export function FieldGroup({ form, field, children }: FieldGroupProps) {
  const error = form.errors[field.name];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {children}
    </fieldset>
  );
}
