import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Clamped.module.css';

interface ClampedProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A name in a row or a head, of at most three lines; the whole name is in the tooltip if it does not fit. */
export const Clamped = ({ children, className }: ClampedProps) => (
  <span className={clsx(styles.clamped, className)} data-tooltip="" data-tooltip-when="truncated">
    {children}
  </span>
);
