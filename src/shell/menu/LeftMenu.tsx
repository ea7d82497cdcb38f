import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router';
import type { MenuEntry } from '@/core/area';
import { Count } from '@/ui/rows/Count';
import { shellTexts } from '../shellTexts';
import { selectTotal, type WithTotals } from '../totals/totalsSlice';
import styles from './LeftMenu.module.css';
import { useEntries } from './useEntries';

interface EntryProps {
  entry: MenuEntry;
  /** Only icons are shown; the name is in the tooltip. */
  collapsed: boolean;
  /** All entries; this one is active only if no other entry has a longer match with the address. */
  entries: readonly MenuEntry[];
}

/** The length of the match between an address and an entry; 0 for none. */
const matched = ({ section }: MenuEntry, pathname: string): number =>
  Math.max(
    0,
    ...[section].flat().map((path) => (matchPath({ path, end: false }, pathname) ? path.length : 0)),
  );

function useIsActive(entry: MenuEntry, entries: readonly MenuEntry[]): boolean {
  const { pathname } = useLocation();
  const own = matched(entry, pathname);
  return own > 0 && entries.every((other) => matched(other, pathname) <= own);
}

function nameOf(title: string, off: boolean, count: number | null): string {
  if (off) return shellTexts.switchedOff(title);
  return count !== null ? shellTexts.withTotal(title, count) : title;
}

/** The total is part of the link's name: 'Taken, 12'. */
function Entry({ entry, entries, collapsed }: EntryProps) {
  const { to, title, icon: Icon, theme } = entry;
  const active = useIsActive(entry, entries);
  const count = useSelector((state: WithTotals) => selectTotal(state, to));
  const off = useSelector((state: object) => entry.isOff?.(state) ?? false);
  const name = nameOf(title, off, count);
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      aria-label={name}
      data-theme={theme}
      data-tooltip={collapsed ? name : undefined}
      data-tooltip-side="end"
      className={clsx(styles.entry, active && styles.active)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{title}</span>
      {off && (
        <span className={styles.off} aria-hidden>
          {shellTexts.off}
        </span>
      )}
      {count !== null && !off && <Count className={styles.total} value={count} aria-hidden />}
    </Link>
  );
}

interface LeftMenuProps {
  id: string;
  menu: readonly MenuEntry[];
  collapsed: boolean;
}

/** The menu in words and icons: the daily work, and below a line the entries that few people have. */
export function LeftMenu({ id, menu, collapsed }: LeftMenuProps) {
  const entries = useEntries(menu);
  const groups = [entries.filter(({ isApart }) => !isApart), entries.filter(({ isApart }) => isApart)];
  return (
    <nav id={id} className={clsx(styles.menu, collapsed && styles.collapsed)} aria-label={shellTexts.menu}>
      {groups.map(
        (group, index) =>
          group.length > 0 && (
            <ul key={index} className={styles.list}>
              {group.map((entry) => (
                <li key={entry.to}>
                  <Entry entry={entry} entries={entries} collapsed={collapsed} />
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}
