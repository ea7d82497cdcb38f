import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import styles from './FiltersPane.module.css';
import listStyles from '../list/ListPane.module.css';
import { Skeleton } from '../feedback/Skeleton';

const FIELDS = 7;

interface FiltersPaneProps {
  title: string;
  /** It is the whole page, as on a phone. */
  isPage: boolean;
  applyLabel: string;
  /** Folds the pane away; null where it always stays. */
  onApply: (() => void) | null;
  /** The fields; null while they are not wanted yet. */
  children: ReactNode;
}

/** The left pane. Its fields weigh more than the whole list, so they may come when the first rows stand there. */
export function FiltersPane({ title, isPage, applyLabel, onApply, children }: FiltersPaneProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={listStyles['pane']} id="filters" aria-label={title}>
      <header className={listStyles['bar']}>
        <Heading className={listStyles['title']}>{title}</Heading>
        {onApply !== null && (
          <Button size="s" variant="primary" className={styles['apply']} onClick={onApply}>
            {applyLabel}
          </Button>
        )}
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
