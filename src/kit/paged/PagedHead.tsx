import type { ReactNode } from 'react';
import styles from './PagedHead.module.css';

interface PagedHeadProps {
  title: string;
  /** Muted text beside the title: the number of records. */
  meta: string | null;
  /** True if no record is open beside the list, so that its title is the heading of the page. */
  isPage: boolean;
  /** Shown before the title: the box that selects all rows. */
  before?: ReactNode;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  /** Shown below the title: other lists, filters. */
  children?: ReactNode;
}

/** The head of a list: its title, its number of records and its filters. */
export function PagedHead({ title, meta, isPage, before, actions, children }: PagedHeadProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        {before}
        <Heading className={styles.title} tabIndex={-1} data-list-heading>
          {title}
        </Heading>
        <span className={styles.meta}>{meta}</span>
        {actions}
      </div>
      {children}
    </header>
  );
}

/** Links to related lists. */
export const PagedTabs = ({ children }: { children: ReactNode }) => (
  <div className={styles.tabs}>{children}</div>
);

/** The filters of a list, side by side where they fit. */
export const PagedFilters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
);
