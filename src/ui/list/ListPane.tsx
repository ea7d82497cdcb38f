import clsx from 'clsx';
import { type FocusEvent, type ReactNode, type Ref, useEffect } from 'react';
import { speak } from '../feedback/speak';
import { Button } from '../buttons/Button';
import { ArrowUpIcon } from '../icons';
import { Checkbox } from '../fields/Checkbox';
import type { ListView } from './ListBody';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The accessible name of the region. */
  label: string;
  /** A {@link ListBar}. */
  head: ReactNode;
  /**
   * Called when the pointer enters or leaves the list, or the focus enters or leaves its rows. No row moves while the
   * list is held.
   */
  onHold?: (held: boolean) => void;
  children: ReactNode;
}

const holds = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('[data-holds]') !== null;

/**
 * The pointer also holds the rows while it is in the head, because it may be on its way to the button of waiting rows.
 */
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

/** A list with its head above the rows and the actions on selected rows below them, so that nothing moves. */
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

/** Keeps the place of the search field while its code loads. */
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
  /** No record is open beside the list, so its title is the heading of the page. */
  isPage: boolean;
  /** The moment since which the list may be out of date. */
  stale: { moment: string; disconnected: boolean } | null;
  /** The switch to other views of the same records. */
  views?: ReactNode;
  onShowWaiting: () => void;
  children?: ReactNode;
}

/** The head of a list: its title, its number of rows and its other tools. */
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
  /** The tooltip of `meta`. */
  notice?: string | undefined;
}

/**
 * The head of a list or of another view of its records; the title has a minimum width, so that the switch between views
 * does not move.
 */
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

/** The button that shows the waiting rows takes the place of the count, so that it covers no row and moves none. */
function Waiting({ count, texts, onShow }: WaitingProps) {
  const label = texts.waitingLabel(count);
  useEffect(() => speak(label, 'polite'), [label]);
  return (
    <Button data-holds size="s" variant="primary" icon={ArrowUpIcon} aria-label={label} onClick={onShow}>
      {texts.waiting(count)}
    </Button>
  );
}

interface SelectAllProps extends Pick<ListBarProps, 'view' | 'selected' | 'onSelectAll'> {
  label: string;
}

/** The checkbox keeps its place while rows may still arrive. */
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
