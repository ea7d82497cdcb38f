import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { CircleAlertIcon } from '../icons';
import { fieldTexts } from './fieldTexts';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface FieldTexts {
  label: string;
  hideLabel?: boolean | undefined;
  description?: string | undefined;
  error?: string | null | undefined;
  required?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  /** Content at the end of the line below the control. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The mark of a required field; screen readers hear it from the control itself. */
export const RequiredMark = () => (
  <span aria-hidden className={styles.required}>{`(${fieldTexts.required})`}</span>
);

/** The frame of every field: the label above, the explanation and the error below. */
export function Field({
  id,
  label,
  hideLabel,
  description,
  error,
  required,
  children,
  aside,
  className,
}: FieldProps) {
  return (
    <div className={clsx(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </label>
      )}
      {children}
      <FieldNotes id={id} description={description} error={error} aside={aside} />
    </div>
  );
}

type FieldNotesProps = Pick<FieldProps, 'id' | 'description' | 'error' | 'aside'>;

/** The lines below a control; `describedBy` names them. */
export function FieldNotes({ id, description, error, aside }: FieldNotesProps) {
  if (!description && !error && !aside) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.texts}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlertIcon aria-hidden />
            {error}
          </p>
        )}
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}

/** The attributes that tie a control to its notes. */
export function describedBy(id: string, { description, error, required }: Omit<FieldTexts, 'label'>) {
  const ids = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  } as const;
}
