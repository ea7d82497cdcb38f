import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import styles from './FoldingFilters.module.css';

/** The buttons at the end of the filters' header. */
export const PaneTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

/** The button that returns from the filters to the list, where the filters replace the list. */
export const ApplyFilters = ({ label, onApply }: { label: string; onApply: () => void }) => (
  <PaneTools>
    <Button size="s" variant="primary" onClick={onApply}>
      {label}
    </Button>
  </PaneTools>
);
