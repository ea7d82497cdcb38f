import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The name of the region. */
  label: string;
  children: ReactNode;
}

/** The middle pane: a {@link ListBar}, the rows, and below them what to do with the selected ones, so that nothing moves. */
export function ListPane({ label, children }: ListPaneProps) {
  return (
    <section className={styles['pane']} aria-label={label} id="list" tabIndex={-1}>
      {children}
    </section>
  );
}

interface ListBarProps {
  title: string;
  /** Nothing is open beside the list: its title is that of the page. */
  isPage: boolean;
  selectAllLabel: string;
  /** How many rows there are to select, and how many are; null where there never will be any. */
  selectable: { rows: number; selected: number } | null;
  onSelectAll: (all: boolean) => void;
  /** How much there is. */
  amount: string;
  /** Since when it may be out of date, or null. */
  notice: string | null;
  children?: ReactNode;
}

/** What the list is, and how much of it. */
export function ListBar(props: ListBarProps) {
  const { title, isPage, selectAllLabel, selectable, onSelectAll, amount, notice, children } = props;
  const Heading = isPage ? 'h1' : 'h2';
  const all = selectable !== null && selectable.selected > 0 && selectable.selected === selectable.rows;
  return (
    <header className={styles['bar']}>
      {selectable !== null && (
        <span className={styles['all']}>
          {selectable.rows > 0 && (
            <Checkbox
              hideLabel
              label={selectAllLabel}
              checked={all}
              indeterminate={selectable.selected > 0 && !all}
              onChange={() => onSelectAll(!all)}
            />
          )}
        </span>
      )}
      <Heading className={styles['title']} tabIndex={-1} data-list-heading>
        {title}
      </Heading>
      <span className={styles['meta']} title={notice ?? undefined}>
        {notice === null ? amount : `${amount} · ${notice}`}
      </span>
      {children}
    </header>
  );
}
