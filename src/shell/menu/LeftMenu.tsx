import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { Count } from '@/ui/list/Count';
import { shellTexts } from '../shellTexts';
import { selectTotal, type WithTotals } from '../totals/totalsSlice';
import styles from './LeftMenu.module.css';
import { menuEntries, type MenuEntry } from './menuEntries';

interface EntryProps {
  entry: MenuEntry;
  /** Only its icon is shown; its name is in the tooltip. */
  collapsed: boolean;
}

/** The total is part of the link's name: 'Taken, 12'. */
function Entry({ entry: { to, section, label, icon: Icon, theme, total }, collapsed }: EntryProps) {
  const count = useSelector((state: WithTotals) => (total ? selectTotal(state, total) : null));
  const active = matchPath({ path: section, end: false }, useLocation().pathname) !== null;
  const name = count !== null ? shellTexts.withTotal(label, count) : label;
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
      <span className={styles.label}>{label}</span>
      {count !== null && (
        <span className={styles.total} aria-hidden="true">
          <Count value={count} />
        </span>
      )}
    </Link>
  );
}

interface LeftMenuProps {
  id: string;
  collapsed: boolean;
}

/** Where one can go, in words and icons. */
export function LeftMenu({ id, collapsed }: LeftMenuProps) {
  const mayAny = useSelector(selectMayAny);
  const unlocked = useSelector((state: WithConfig) => selectConfig(state).experimentalAreaEnabled);
  const entries = menuEntries.filter(
    ({ needsAny, isExperimental }) =>
      (needsAny.length === 0 || mayAny(...needsAny)) && (unlocked || !isExperimental),
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
