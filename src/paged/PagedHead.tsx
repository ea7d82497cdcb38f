import type { ReactNode } from 'react';
import styles from './PagedHead.module.css';

interface PagedHeadProps {
  title: string;
  /** Muted words beside the title: how many there are. */
  meta: string | null;
  /** Nothing is open beside the list: its title is that of the page. */
  isPage: boolean;
  /** Before the title: the box that selects all rows. */
  before?: ReactNode;
  /** At the end of the line of the title. */
  actions?: ReactNode;
  /** Below it: other lists, filters. */
  children?: ReactNode;
}

/** What the list is and how many there are, and by what it is narrowed. */
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

/** Where else one can go from here. */
export const PagedTabs = ({ children }: { children: ReactNode }) => (
  <div className={styles.tabs}>{children}</div>
);

/** What narrows a list, one beside the other where they fit. */
export const PagedFilters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
);
