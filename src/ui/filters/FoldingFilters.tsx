import type { KeyboardEvent, ReactNode } from 'react';
import styles from './FoldingFilters.module.css';

interface FiltersOverRowsProps {
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A pane of filters that covers a part of the rows. */
export const FiltersOverRows = ({ onKeyDown, children }: FiltersOverRowsProps) => (
  <div className={styles.over} role="presentation" onKeyDown={onKeyDown}>
    {children}
  </div>
);

/** At the end of the head of the filters. */
export const PaneTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);
