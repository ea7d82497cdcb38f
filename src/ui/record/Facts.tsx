import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A list of names and values. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
