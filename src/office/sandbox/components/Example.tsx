import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Example.module.css';

interface ExampleProps {
  title: string;
  children: ReactNode;
  /** The examples are below each other instead of side by side. */
  stacked?: boolean;
  /** The example has the whole width of the page. */
  wide?: boolean;
}

/** One state or group of states on a sheet of its own. */
export function Example({ title, children, stacked = false, wide = false }: ExampleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx(styles.example, wide && styles.wide)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={clsx(styles.content, stacked && styles.stacked)}>{children}</div>
    </section>
  );
}
