import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../buttons/Button';
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

/** Where the filters are in the place of what they narrow: back to that. */
export const ApplyFilters = ({ label, onApply }: { label: string; onApply: () => void }) => (
  <PaneTools>
    <Button size="s" variant="primary" onClick={onApply}>
      {label}
    </Button>
  </PaneTools>
);
