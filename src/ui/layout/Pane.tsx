import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Pane.module.css';

interface PaneProps {
  label: string;
  children: ReactNode;
  toolbar?: ReactNode;
  /** The label as a visible heading. */
  title?: boolean;
  padded?: boolean;
  className?: string | undefined;
}

/** A white sheet on the tinted ground that scrolls by itself. */
export function Pane({ label, children, toolbar, title = false, padded = false, className }: PaneProps) {
  return (
    <section aria-label={label} className={clsx(styles.pane, className)}>
      {(title || toolbar) && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{label}</h2>}
          {toolbar}
        </div>
      )}
      <div className={clsx(styles.body, padded && styles.padded)}>{children}</div>
    </section>
  );
}
