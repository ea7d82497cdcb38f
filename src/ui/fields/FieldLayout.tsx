import type { ReactNode } from 'react';
import styles from './FieldLayout.module.css';

interface FieldsProps {
  children: ReactNode;
}

/** Fields beside each other, where there is room. */
export const FieldPair = ({ children }: FieldsProps) => <div className={styles.pair}>{children}</div>;

/** A field with what helps to fill it in. */
export const FieldStack = ({ children }: FieldsProps) => <div className={styles.group}>{children}</div>;

/** What belongs together under one name. */
export const FieldGroup = ({ legend, children }: FieldsProps & { legend: string }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
