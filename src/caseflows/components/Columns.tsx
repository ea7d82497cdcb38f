import type { ReactNode } from 'react';
import { sectionsClass } from '@/ui/Section';
import styles from './CaseContent.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Beside it where there is room, below it where there is not. */
  aside: ReactNode;
}

export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['grid']}>
        <div className={sectionsClass}>{children}</div>
        <aside className={styles['aside']}>{aside}</aside>
      </div>
    </div>
  );
}
