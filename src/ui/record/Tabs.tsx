import { Children, type ReactNode, useEffect, useRef } from 'react';
import { buttonState } from '../buttons/buttonState';
import { useOutOfSight } from '../overlays/useOutOfSight';
import { MoreMenu } from '../overlays/MoreMenu';
import { uiTexts } from '../uiTexts';
import styles from './Tabs.module.css';

/** The class of the links inside a `TabList`; the open one carries `aria-current="page"`. */
export const tabLinkClass = styles.tab ?? '';

interface RefusedTabProps {
  reason: string;
  children: ReactNode;
}

/** A tab that the user may not open; it is focusable, so that the reason can be read. */
export const RefusedTab = ({ reason, children }: RefusedTabProps) => (
  <button
    {...buttonState({ busy: false, disabledReason: reason, onClick: undefined })}
    type="button"
    className={styles.tab}
    data-tooltip={reason}
  >
    {children}
  </button>
);

interface TabListProps {
  label: string;
  /** Links with `tabLinkClass`. */
  children: ReactNode;
}

/** The tab that was scrolled into view, and the scroll position afterwards. */
interface Shown {
  tab: HTMLElement | null;
  at: number;
}

/**
 * Scrolls the open tab into view without moving the page. If the user has scrolled the tabs since, they are looking for
 * another tab, which must not slip away under the pointer.
 */
function showCurrent(nav: HTMLElement, shown: Shown): Shown {
  const tab = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (!tab || (tab === shown.tab && nav.scrollLeft !== shown.at)) return shown;
  const [frame, place] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < frame.left) nav.scrollLeft -= frame.left - place.left;
  else if (place.right > frame.right) nav.scrollLeft += place.right - frame.right;
  return { tab, at: nav.scrollLeft };
}

/** Tabs that are links: a named list on one line, with the hidden ones in a menu as well. */
export function TabList({ label, children }: TabListProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Shown>({ tab: null, at: 0 });
  const hidden = useOutOfSight(nav, list);
  /* Runs in the frame that shows the tabs, where the layout is calculated anyway. */
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (nav.current) shown.current = showCurrent(nav.current, shown.current);
    });
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div className={styles.tabs}>
      <nav ref={nav} aria-label={label} className={styles.nav}>
        <ul ref={list} className={styles.list}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
      </nav>
      <MoreMenu className={styles.more} label={uiTexts.moreTabs} actions={hidden} />
    </div>
  );
}
