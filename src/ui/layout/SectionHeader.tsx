import type { ReactNode, Ref } from 'react';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Muted text beside the title, such as '9 van 134' or 'bijgewerkt 14:03'. */
  meta?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  breadcrumb?: ReactNode;
}

/** The head of a screen: its h1, which takes the focus after a change of route. */
export function SectionHeader({ title, headingRef, meta, actions, tabs, breadcrumb }: SectionHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </header>
  );
}
