import type { ReactNode } from 'react';
import styles from '../CaseFlowContent.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Placed beside the rest where there is room, otherwise between `children` and `last`. */
  aside: ReactNode;
  last: ReactNode;
}

export function Columns({ children, aside, last }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['grid']}>
        <div className={styles['first']}>{children}</div>
        <aside className={styles['aside']}>{aside}</aside>
        <div className={styles['last']}>{last}</div>
      </div>
    </div>
  );
}
