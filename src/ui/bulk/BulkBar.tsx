import type { ReactNode } from 'react';
import styles from './BulkBar.module.css';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons';

interface BulkBarProps {
  label: string;
  count: string;
  deselectLabel: string;
  onDeselect: () => void;
  /** Buttons that act on all selected rows. */
  children: ReactNode;
}

export function BulkBar({ label, count, deselectLabel, onDeselect, children }: BulkBarProps) {
  return (
    <div className={styles['bar']} role="group" aria-label={label}>
      <span className={styles['count']}>{count}</span>
      <IconButton size="s" icon={CloseIcon} label={deselectLabel} onClick={onDeselect} />
      {children}
    </div>
  );
}
