import { Children, type ReactNode, useEffect, useRef } from 'react';
import { buttonState } from '../buttons/buttonState';
import { useOutOfSight } from '../overlays/useOutOfSight';
import { MoreMenu } from '../overlays/MoreMenu';
import { uiTexts } from '../uiTexts';
import styles from './Tabs.module.css';

/** For the links inside a `TabList`; the open one carries `aria-current="page"`. */
export const tabLinkClass = styles.tab ?? '';

interface RefusedTabProps {
  reason: string;
  children: ReactNode;
}

/** A tab that may not be opened; it can be focused, so that the reason can be read. */
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

/** The tab that was brought in sight, and where the line of tabs stood then. */
interface Shown {
  tab: HTMLElement | null;
  at: number;
}

/**
 * Where there are more tabs than fit, the open one is in sight; the page itself stays where it is. Who has moved the line
 * meanwhile looks for another tab: it does not slip away under the pointer.
 */
function showCurrent(nav: HTMLElement, shown: Shown): Shown {
  const tab = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (!tab || (tab === shown.tab && nav.scrollLeft !== shown.at)) return shown;
  const [frame, place] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < frame.left) nav.scrollLeft -= frame.left - place.left;
  else if (place.right > frame.right) nav.scrollLeft += place.right - frame.right;
  return { tab, at: nav.scrollLeft };
}

/** Tabs that are addresses: a named list of links on one line, with those out of sight in a menu as well. */
export function TabList({ label, children }: TabListProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Shown>({ tab: null, at: 0 });
  const hidden = useOutOfSight(nav, list);
  /* In the frame that shows them: there the layout is reckoned anyway. */
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
