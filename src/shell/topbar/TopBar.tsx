import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useIsThere } from '@/core/config/useIsThere';
import { selectConfig } from '@/core/config/configSlice';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { usePanel } from '@/core/hooks/usePanel';
import type { FrameParts } from '@/core/area';
import { paths } from '@/core/paths';
import { searchAsked } from '@/core/shortcuts/earlySearch';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { IconButton } from '@/ui/buttons/IconButton';
import { HelpIcon, MenuIcon, CloseIcon } from '@/ui/icons';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { generalKeys } from '../shellShortcutTexts';
import { shellTexts } from '../shellTexts';
import { ConnectionIndicator } from './connection/ConnectionIndicator';
import type { SearchPlaces } from './GlobalSearch';
import { Bell } from './bell/Bell';
import styles from './TopBar.module.css';
import { UserMenu } from './user/UserMenu';
import { firstScreenSettled } from '../DeferredHosts';

const Occasional = lazyPart(async () => {
  await firstScreenSettled();
  return (await import('./Occasional')).Occasional;
});

const GlobalSearch = lazyPart(async () => {
  await Promise.race([firstScreenSettled(), searchAsked()]);
  return (await import('./GlobalSearch')).GlobalSearch;
});

interface TopBarProps extends SearchPlaces, Pick<FrameParts, 'tools'> {
  signedIn: boolean;
  menuId: string;
}

function MenuToggle({ menuId }: { menuId: string }) {
  const mode = useSelector(selectDeviceMode);
  const { open, toggle } = usePanel('leftMenu');
  if (mode === 'desktop') return null;
  return (
    <IconButton
      icon={open ? CloseIcon : MenuIcon}
      label={open ? shellTexts.closeMenu : shellTexts.openMenu}
      expanded={open}
      controls={menuId}
      onClick={toggle}
    />
  );
}

/** Opens the list of shortcuts, as the key '?' does. */
function ShortcutsButton() {
  const dispatch = useDispatch();
  const open = () => dispatch(dialogOpened({ id: 'shortcuts', dialog: { kind: 'shortcuts' } }));
  useShortcut(generalKeys.shortcuts, open);
  return <IconButton icon={HelpIcon} label={generalKeys.shortcuts.label} onClick={open} />;
}

/** The same parts in the same place on every page. */
export const TopBar = memo(function TopBar({ signedIn, menuId, tools, ...places }: TopBarProps) {
  const mode = useSelector(selectDeviceMode);
  const { productName } = useSelector(selectConfig);
  const isThere = useIsThere();
  return (
    <header className={styles.bar} data-top-bar>
      {signedIn && <MenuToggle menuId={menuId} />}
      <Link to={paths.root} className={styles.brand} aria-label={shellTexts.toStart(productName)}>
        <Logo />
        <span className={styles.name}>{productName}</span>
      </Link>
      {signedIn && (
        <div className={styles.tools}>
          <Boundary failed={showNothing}>
            <GlobalSearch {...places} />
          </Boundary>
          <Boundary failed={showNothing}>
            <Occasional />
          </Boundary>
          {tools.filter(isThere).map(({ name, Tool }) => (
            <Boundary key={name} failed={showNothing}>
              <Tool />
            </Boundary>
          ))}
          <ConnectionIndicator />
          <Bell />
          {mode !== 'mobile' && <ShortcutsButton />}
          <UserMenu />
        </div>
      )}
    </header>
  );
});

/** The logo is a roof over a counter. */
function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.line} d="M7 15.5 16 8l9 7.5M10.5 14.5V22M21.5 14.5V22M7.5 23.5h17" />
      <circle className={styles.dot} cx="16" cy="17.5" r="2.25" />
    </svg>
  );
}
