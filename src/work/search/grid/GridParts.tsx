import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Grid.module.css';
import type { ResultGrid } from './useResultGrid';

interface GridGroupProps {
  title: string;
  children: ReactNode;
}

export const GridGroup = ({ title, children }: GridGroupProps) => (
  <div role="rowgroup" aria-label={title} className={styles.group}>
    <div role="row" className={styles.heading}>
      <span role="rowheader">{title}</span>
    </div>
    {children}
  </div>
);

/** A text in place of the rows. */
export const GridNote = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <div role="row" className={styles.note} aria-busy={busy}>
    <span role="gridcell">{children}</span>
  </div>
);

interface GridLineProps {
  grid: ResultGrid;
  rowKey: string;
  /** A link or button, or only text if there is nothing to open. */
  main: ReactNode;
  /** More buttons, each in its own cell. */
  actions?: readonly ReactNode[];
}

export const GridLine = ({ grid, rowKey, main, actions = [] }: GridLineProps) => (
  <div role="row" className={clsx(styles.row, grid.isActive(rowKey) && styles.active)}>
    <div
      role="gridcell"
      id={grid.cellId(rowKey, 0)}
      aria-selected={grid.isActive(rowKey)}
      className={styles.main}
    >
      {main}
    </div>
    {actions.map((action, index) => (
      <div
        key={index}
        role="gridcell"
        id={grid.cellId(rowKey, index + 1)}
        aria-selected={grid.isActive(rowKey, index + 1)}
        className={clsx(styles.action, grid.isActive(rowKey, index + 1) && styles.active)}
      >
        {action}
      </div>
    ))}
  </div>
);
