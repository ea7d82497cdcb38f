import { memo, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { appearanceChanged, selectMenuCollapsed } from '@/core/appearance/appearanceSlice';
import type { MenuEntry } from '@/core/area';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronsLeftIcon, ChevronsRightIcon } from '@/ui/icons';
import { shellTexts } from '../shellTexts';
import { LeftMenu } from './LeftMenu';
import styles from './MenuPlace.module.css';

interface MenuPlaceProps {
  id: string;
  menu: readonly MenuEntry[];
  signedIn: boolean;
}

/** On a desktop the menu is beside the page, wide or as icons; elsewhere it slides over the page when opened. */
export const MenuPlace = memo(function MenuPlace({ signedIn, ...menu }: MenuPlaceProps) {
  const mode = useSelector(selectDeviceMode);
  return mode === 'desktop' ? <FixedMenu signedIn={signedIn} {...menu} /> : signedIn && <Drawer {...menu} />;
});

function FixedMenu({ id, menu, signedIn }: MenuPlaceProps) {
  const dispatch = useDispatch();
  const menuCollapsed = useSelector(selectMenuCollapsed);
  return (
    <div className={styles.fixed}>
      {signedIn && (
        <>
          <LeftMenu id={id} menu={menu} collapsed={menuCollapsed} />
          <IconButton
            className={styles.fold}
            icon={menuCollapsed ? ChevronsRightIcon : ChevronsLeftIcon}
            label={menuCollapsed ? shellTexts.expandMenu : shellTexts.collapseMenu}
            expanded={!menuCollapsed}
            controls={id}
            onClick={() => dispatch(appearanceChanged({ menuCollapsed: !menuCollapsed }))}
          />
        </>
      )}
    </div>
  );
}

/**
 * The opened menu. Escape, a click beside the menu or leaving it with Tab closes it; the focus returns to its button.
 */
function Drawer({ id, menu }: Omit<MenuPlaceProps, 'signedIn'>) {
  const { open, close } = usePanel('leftMenu');
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    drawer.current?.querySelector('a')?.focus();
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !opener?.contains(target) && !drawer.current?.contains(target)) close();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    const place = drawer.current;
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
      if (place?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [open, close]);

  return (
    <div className={styles.backdrop} hidden={!open}>
      <div className={styles.drawer} ref={drawer}>
        <LeftMenu id={id} menu={menu} collapsed={false} />
      </div>
    </div>
  );
}
