import type { ReactNode } from 'react';
import styles from './FieldLayout.module.css';

interface FieldsProps {
  children: ReactNode;
}

/** Puts fields side by side where there is room. */
export const FieldPair = ({ children }: FieldsProps) => <div className={styles.pair}>{children}</div>;

/** A field together with its aids. */
export const FieldStack = ({ children }: FieldsProps) => <div className={styles.group}>{children}</div>;

/** Related fields under one legend. */
export const FieldGroup = ({ legend, children }: FieldsProps & { legend: string }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
