import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import styles from './FoldingFilters.module.css';

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
