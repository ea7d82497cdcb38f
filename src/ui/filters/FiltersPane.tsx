import type { ReactNode } from 'react';
import styles from './FiltersPane.module.css';
import { FILTERS_PANE } from './FiltersToggle';
import listStyles from '../list/ListPane.module.css';
import { Skeleton } from '../feedback/Skeleton';

const FIELDS = 6;

interface FiltersPaneProps {
  title: string;
  /** It is the whole page, as on a phone. */
  isPage: boolean;
  /** What pins, folds or leaves it. */
  tools?: ReactNode;
  /** The pointer or the focus comes in. */
  onApproach?: () => void;
  /** The fields; null while they are not wanted yet. */
  children: ReactNode;
}

/** All that narrows a list. Its fields weigh more than the whole list, so they may come when the first rows stand there. */
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

/** The shape of the fields that are coming. */
export function FiltersWaiting() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: FIELDS }, (_, index) => (
        <Skeleton key={index} height="var(--control-height)" />
      ))}
    </div>
  );
}
