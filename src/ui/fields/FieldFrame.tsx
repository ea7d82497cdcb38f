import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { RequiredMark } from './Field';
import styles from './Field.module.css';
import { CircleAlertIcon } from '../icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface Props {
  label: string;
  hideLabel?: boolean | undefined;
  description?: string | undefined;
  error?: string | null | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The frame of every field on React Aria, inside its field component: the label above, help and error below. */
export function FieldFrame({ label, hideLabel, description, error, required, children }: Props) {
  return (
    <>
      <Label className={clsx(styles.label, hideLabel && styles.unseen)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && <RequiredMark />}
      </Label>
      {children}
      {description && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>
        {error && (
          <>
            <CircleAlertIcon aria-hidden size="1em" /> {error}
          </>
        )}
      </FieldError>
    </>
  );
}
