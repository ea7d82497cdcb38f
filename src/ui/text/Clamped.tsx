import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Clamped.module.css';

interface ClampedProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A name in a row or a head: three lines of it at most; what does not fit is in the tooltip. */
export const Clamped = ({ children, className }: ClampedProps) => (
  <span className={clsx(styles.clamped, className)} data-tooltip="" data-tooltip-when="truncated">
    {children}
  </span>
);
