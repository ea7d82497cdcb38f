import clsx from 'clsx';
import styles from './Count.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface CountProps {
  value: number;
  /** The whole sentence for screen readers; without it the number is read. */
  label?: string | undefined;
  tone?: 'neutral' | 'accent' | 'danger';
}

const numbers = new Intl.NumberFormat('nl-NL');

export function Count({ value, label, tone = 'neutral' }: CountProps) {
  return (
    <span className={clsx(styles.count, styles[tone])}>
      {label === undefined ? (
        numbers.format(value)
      ) : (
        <>
          <span aria-hidden>{numbers.format(value)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
