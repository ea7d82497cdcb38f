import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FormFoot.module.css';

interface FormFootProps {
  /** The state of the draft. */
  status?: ReactNode;
  /** The foot stays in its place while the fields scroll. */
  fixed?: boolean;
  /** The buttons; the least far-reaching one comes first. */
  children: ReactNode;
}

/** The foot of a form: the state of the draft and the buttons. */
export const FormFoot = ({ status, fixed = false, children }: FormFootProps) => (
  <footer className={clsx(styles.foot, fixed && styles.fixed)}>
    <p className={styles.status}>{status}</p>
    {children}
  </footer>
);
