import { formatCount } from '@/lib/count';
import clsx from 'clsx';
import styles from './Count.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface CountProps {
  value: number;
  /** The whole sentence for screen readers; without it they read the number. */
  label?: string | undefined;
  tone?: 'neutral' | 'accent' | 'danger';
  className?: string | undefined;
  /** The name of the element around it already has the number. */
  'aria-hidden'?: true;
}

export function Count({ value, label, tone = 'neutral', className, ...attributes }: CountProps) {
  return (
    <span {...attributes} className={clsx(styles.count, styles[tone], className)}>
      {label === undefined ? (
        formatCount(value)
      ) : (
        <>
          <span aria-hidden>{formatCount(value)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
