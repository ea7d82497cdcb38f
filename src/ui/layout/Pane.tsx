import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Pane.module.css';

interface PaneProps {
  label: string;
  children: ReactNode;
  toolbar?: ReactNode;
  /** Shows the label as a heading. */
  title?: boolean;
  /** The ref of the heading, which takes the focus when the user arrives in the pane. */
  titleRef?: Ref<HTMLHeadingElement>;
  padded?: boolean;
  className?: string | undefined;
}

/** A white, scrolling sheet on the tinted background. */
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
