import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
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
  /** Other ways to look at the same. */
  views?: ReactNode;
  children?: ReactNode;
}

/** What the list is and how much of it, and what else stands at its head. */
export function ListBar({ view, texts, stale, selected, onSelectAll, ...head }: ListBarProps) {
  const { load, loaded, total } = view;
  const amount = loaded < total ? texts.shown(loaded, total) : texts.total(total);
  const notice = stale && (stale.disconnected ? texts.disconnected : texts.updated)(stale.moment);
  const isLoaded = load === 'loaded';
  return (
    <HeadBar
      {...head}
      before={<SelectAll label={texts.selectAll} view={view} selected={selected} onSelectAll={onSelectAll} />}
      meta={isLoaded && (notice === null ? amount : `${amount} · ${notice}`)}
      notice={(isLoaded && notice) || undefined}
    />
  );
}

interface HeadBarProps extends Pick<ListBarProps, 'title' | 'isPage' | 'views' | 'children'> {
  headingRef?: Ref<HTMLHeadingElement>;
  before?: ReactNode;
  meta: ReactNode;
  /** In the tooltip of `meta`. */
  notice?: string | undefined;
}

/** Other ways to look at the same begin at the same place in each of them. */
export function HeadBar(props: HeadBarProps) {
  const { title, headingRef, isPage, before, views, meta, notice, children } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className={styles['bar']}>
      {before}
      <Heading
        ref={headingRef}
        className={clsx(styles['title'], views !== undefined && styles['viewed'])}
        tabIndex={-1}
        data-list-heading
      >
        {title}
      </Heading>
      {views}
      <span className={styles['meta']} title={notice}>
        {meta}
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
