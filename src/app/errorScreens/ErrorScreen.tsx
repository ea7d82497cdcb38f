import type { ReactNode } from 'react';
import { Heading } from '@/ui/layout/Heading';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  heading: string;
  text: string;
  next: string;
  /** A code such as 404, shown large and muted beside the heading. */
  code?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Explains an error and the possible next steps. Needs no session and no configuration. */
export function ErrorScreen({ heading, text, next, code, actions, children }: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        {code !== undefined && (
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
        )}
        <Heading className={styles.heading} tabIndex={-1}>
          {heading}
        </Heading>
        <p className={styles.text}>{text}</p>
        <p className={styles.text}>{next}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
