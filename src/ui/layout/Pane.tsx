import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Pane.module.css';

interface PaneProps {
  label: string;
  children: ReactNode;
  toolbar?: ReactNode;
  /** The label as a visible heading. */
  title?: boolean;
  /** For who arrives here. */
  titleRef?: Ref<HTMLHeadingElement>;
  padded?: boolean;
  className?: string | undefined;
}

/** A white sheet on the tinted ground that scrolls by itself. */
export function Pane({
  label,
  children,
  toolbar,
  title = false,
  titleRef,
  padded = false,
  className,
}: PaneProps) {
  return (
    <section aria-label={label} className={clsx(styles.pane, className)}>
      {(title || toolbar) && (
        <div className={styles.head}>
          {title && (
            <h2 className={styles.title} ref={titleRef} tabIndex={-1}>
              {label}
            </h2>
          )}
          {toolbar}
        </div>
      )}
      <div className={clsx(styles.body, padded && styles.padded)}>{children}</div>
    </section>
  );
}
