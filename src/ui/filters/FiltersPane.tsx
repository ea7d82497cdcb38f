import type { ReactNode } from 'react';
import styles from './FiltersPane.module.css';
import { FILTERS_PANE } from './FiltersToggle';
import listStyles from '../list/ListPane.module.css';
import { Skeleton } from '../feedback/Skeleton';

const FIELDS = 6;

interface FiltersPaneProps {
  title: string;
  /** The pane fills the page, as on a phone. */
  isPage: boolean;
  /** The buttons that pin, fold or leave the pane. */
  tools?: ReactNode;
  /** Called when the pointer or the focus enters the pane. */
  onApproach?: () => void;
  /** The fields; null while they are not needed yet. */
  children: ReactNode;
}

/**
 * The pane with the filters of a list. The code of its fields is larger than that of the list, so they may load after
 * the first rows.
 */
export function FiltersPane({ title, isPage, tools, onApproach, children }: FiltersPaneProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section
      className={listStyles['pane']}
      id={FILTERS_PANE}
      aria-label={title}
      tabIndex={-1}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <header className={listStyles['bar']}>
        <Heading className={listStyles['title']}>{title}</Heading>
        {tools}
      </header>
      <div className={styles['scroll']}>{children ?? <FiltersWaiting />}</div>
    </section>
  );
}

/** The skeleton of the fields. */
export function FiltersWaiting() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: FIELDS }, (_, index) => (
        <Skeleton key={index} height="var(--control-height)" />
      ))}
    </div>
  );
}
