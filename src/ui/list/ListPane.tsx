import clsx from 'clsx';
import { type FocusEvent, type ReactNode, type Ref, useEffect } from 'react';
import { announce } from '../feedback/Announcer';
import { Button } from '../buttons/Button';
import { ArrowUpIcon } from '../icons';
import { Checkbox } from '../fields/Checkbox';
import type { ListView } from './ListBody';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The name of the region. */
  label: string;
  /** A {@link ListBar}. */
  head: ReactNode;
  /** The pointer came in or left, or the focus did so among the rows: meanwhile no row moves. */
  onHold?: (held: boolean) => void;
  children: ReactNode;
}

const holds = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('[data-holds]') !== null;

/** The pointer holds the rows in the head too, where it is on its way to those that wait. */
const holding = (onHold: (held: boolean) => void) => ({
  onPointerEnter: () => onHold(true),
  onPointerLeave: () => onHold(holds(document.activeElement)),
  onFocus: ({ target }: FocusEvent) => {
    if (holds(target)) onHold(true);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!holds(relatedTarget)) onHold(currentTarget.matches(':hover'));
  },
});

/** The head, the rows, and below them what to do with the selected ones, so that nothing moves. */
export function ListPane({ label, head, onHold, children }: ListPaneProps) {
  return (
    <section
      className={styles['pane']}
      aria-label={label}
      id="list"
      tabIndex={-1}
      {...(onHold && holding(onHold))}
    >
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
  waiting: (count: number) => string;
  waitingLabel: (count: number) => string;
}

interface ListBarProps {
  title: string;
  texts: ListBarTexts;
  view: Pick<ListView, 'load' | 'ids' | 'loaded' | 'total' | 'waiting'>;
  selected: number;
  onSelectAll: (all: boolean) => void;
  /** Nothing is open beside the list: its title is that of the page. */
  isPage: boolean;
  /** Since when it may be out of date. */
  stale: { moment: string; disconnected: boolean } | null;
  /** Other ways to look at the same. */
  views?: ReactNode;
  onShowWaiting: () => void;
  children?: ReactNode;
}

/** What the list is and how much of it, and what else stands at its head. */
export function ListBar(props: ListBarProps) {
  const { view, texts, stale, selected, onSelectAll, onShowWaiting, ...head } = props;
  const { load, loaded, total } = view;
  const amount = loaded < total ? texts.shown(loaded, total) : texts.total(total);
  const notice = stale && (stale.disconnected ? texts.disconnected : texts.updated)(stale.moment);
  const isLoaded = load === 'loaded';
  return (
    <HeadBar
      {...head}
      before={<SelectAll label={texts.selectAll} view={view} selected={selected} onSelectAll={onSelectAll} />}
      meta={
        view.waiting > 0 ? (
          <Waiting count={view.waiting} texts={texts} onShow={onShowWaiting} />
        ) : (
          isLoaded && (notice === null ? amount : `${amount} · ${notice}`)
        )
      }
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

interface WaitingProps {
  count: number;
  texts: ListBarTexts;
  onShow: () => void;
}

/** The button of the rows that wait takes the place of the amount, so that it covers no row and moves none. */
function Waiting({ count, texts, onShow }: WaitingProps) {
  const label = texts.waitingLabel(count);
  useEffect(() => announce(label, 'polite'), [label]);
  return (
    <Button data-holds size="s" variant="primary" icon={ArrowUpIcon} aria-label={label} onClick={onShow}>
      {texts.waiting(count)}
    </Button>
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
