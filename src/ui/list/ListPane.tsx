import type { ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox';
import type { ListView } from './ListBody';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The name of the region. */
  label: string;
  /** A {@link ListBar}. */
  head: ReactNode;
  children: ReactNode;
}

/** The head, the rows, and below them what to do with the selected ones, so that nothing moves. */
export function ListPane({ label, head, children }: ListPaneProps) {
  return (
    <section className={styles['pane']} aria-label={label} id="list" tabIndex={-1}>
      {head}
      <div className={styles['below']}>{children}</div>
    </section>
  );
}

/** The place of the search until it comes. */
export const SearchWaiting = () => <span className={styles['search']} />;

export interface ListBarTexts {
  selectAll: string;
  shown: (loaded: number, total: number) => string;
  total: (total: number) => string;
  updated: (moment: string) => string;
  disconnected: (moment: string) => string;
}

interface ListBarProps {
  title: string;
  texts: ListBarTexts;
  view: Pick<ListView, 'load' | 'ids' | 'loaded' | 'total'>;
  selected: number;
  onSelectAll: (all: boolean) => void;
  /** Nothing is open beside the list: its title is that of the page. */
  isPage: boolean;
  /** Since when it may be out of date. */
  stale: { moment: string; disconnected: boolean } | null;
  children?: ReactNode;
}

/** What the list is and how much of it, and what else stands at its head. */
export function ListBar({ title, isPage, view, texts, stale, children, ...selection }: ListBarProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const { load, loaded, total } = view;
  const amount = loaded < total ? texts.shown(loaded, total) : texts.total(total);
  const notice = stale && (stale.disconnected ? texts.disconnected : texts.updated)(stale.moment);
  const isLoaded = load === 'loaded';
  return (
    <header className={styles['bar']}>
      <SelectAll label={texts.selectAll} view={view} {...selection} />
      <Heading className={styles['title']} tabIndex={-1} data-list-heading>
        {title}
      </Heading>
      <span className={styles['meta']} title={(isLoaded && notice) || undefined}>
        {isLoaded && (notice === null ? amount : `${amount} · ${notice}`)}
      </span>
      {children}
    </header>
  );
}

interface SelectAllProps extends Pick<ListBarProps, 'view' | 'selected' | 'onSelectAll'> {
  label: string;
}

/** Its place is kept while rows may still come. */
function SelectAll({ label, view: { ids, load }, selected, onSelectAll }: SelectAllProps) {
  const settled = load === 'loaded' || load === 'failed';
  if (ids.length === 0 && settled) return null;
  if (ids.length === 0) return <span className={styles['all']} />;
  const all = selected > 0 && selected === ids.length;
  return (
    <Checkbox
      hideLabel
      className={styles['all']}
      label={label}
      checked={all}
      indeterminate={selected > 0 && !all}
      onChange={() => onSelectAll(!all)}
    />
  );
}
