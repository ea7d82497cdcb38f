import { Children, type ReactNode } from 'react';
import styles from './Tabs.module.css';

/** For the links inside a `TabList`; the open one carries `aria-current="page"`. */
export const tabLinkClass = styles.tab ?? '';

interface TabListProps {
  label: string;
  /** Links with `tabLinkClass`. */
  children: ReactNode;
}

/** Tabs that are addresses: a named list of links. */
export function TabList({ label, children }: TabListProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </nav>
  );
}
