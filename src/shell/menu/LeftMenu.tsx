import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import type { MenuEntry } from '@/core/area';
import { selectMayAny } from '@/core/session/sessionSlice';
import { Count } from '@/ui/rows/Count';
import { shellTexts } from '../shellTexts';
import { selectTotal, type WithTotals } from '../totals/totalsSlice';
import styles from './LeftMenu.module.css';

interface EntryProps {
  entry: MenuEntry;
  /** Only its icon is shown; its name is in the tooltip. */
  collapsed: boolean;
}

/** The total is part of the link's name: 'Taken, 12'. */
function Entry({ entry: { to, section, title, icon: Icon, theme }, collapsed }: EntryProps) {
  const count = useSelector((state: WithTotals) => selectTotal(state, to));
  const { pathname } = useLocation();
  const active = [section].flat().some((path) => matchPath({ path, end: false }, pathname) !== null);
  const name = count !== null ? shellTexts.withTotal(title, count) : title;
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      aria-label={name}
      data-theme={theme}
      data-tooltip={collapsed ? name : undefined}
      className={clsx(styles.entry, active && styles.active)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{title}</span>
      {count !== null && <Count className={styles.total} value={count} aria-hidden />}
    </Link>
  );
}

interface LeftMenuProps {
  id: string;
  menu: readonly MenuEntry[];
  collapsed: boolean;
}

/** Where one can go, in words and icons. */
export function LeftMenu({ id, menu, collapsed }: LeftMenuProps) {
  const mayAny = useSelector(selectMayAny);
  const unlocked = useSelector((state: WithConfig) => selectConfig(state).experimentalAreaEnabled);
  const entries = menu.filter(
    ({ needs, isExperimental }) => (needs.length === 0 || mayAny(...needs)) && (unlocked || !isExperimental),
  );
  return (
    <nav id={id} className={clsx(styles.menu, collapsed && styles.collapsed)} aria-label={shellTexts.menu}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} collapsed={collapsed} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
