import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FormFoot.module.css';

interface FormFootProps {
  /** How what is typed stands. */
  status?: ReactNode;
  /** It stays in its place while the fields scroll. */
  fixed?: boolean;
  /** The buttons, the least far-reaching first. */
  children: ReactNode;
}

/** Below what is filled in: how that stands, and what can be done with it. */
export const FormFoot = ({ status, fixed = false, children }: FormFootProps) => (
  <footer className={clsx(styles.foot, fixed && styles.fixed)}>
    <p className={styles.status}>{status}</p>
    {children}
  </footer>
);
