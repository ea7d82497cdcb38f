import { useEffect, useEffectEvent } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import type { AreaAction, LateActions, MenuEntry } from '@/core/area';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { selectOpenDialogs, type WithDialogs } from '@/core/dialogs/dialogsSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { listShortcut } from '@/core/shortcuts/activeShortcuts';
import { isSearchKey, takeSearchKey } from '@/core/shortcuts/earlySearch';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary } from '@/ui/feedback/Boundary';
import { IconButton } from '@/ui/buttons/IconButton';
import { SearchIcon } from '@/ui/icons';
import { DialogFailed } from '../dialogs/DialogFailed';
import { generalKeys } from '../shellShortcutTexts';
import styles from './GlobalSearch.module.css';
import { globalSearchTexts as texts } from './globalSearchTexts';

export interface SearchPlaces {
  menu: readonly MenuEntry[];
  actions: readonly AreaAction[];
  lateActions: readonly LateActions[];
}

const SearchPanel = lazyPart(async () => (await import('./SearchPanel')).SearchPanel);

/** The box is hidden on cards and dashboards, to make room (001 §2, AMB-040). */
const isHiddenAt = (pathname: string): boolean =>
  pathname.includes('kaart/') || pathname.includes('/dashboard/');

/** Handles Ctrl+K or Cmd+K, in fields too, but not over a dialog, because the dialog would stay behind the search. */
function useSearchKey(toggle: () => void) {
  const store = useStore<WithDialogs>();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || selectOpenDialogs(store.getState()).length > 0) return;
    event.preventDefault();
    toggle();
  });
  const openEarly = useEffectEvent(toggle);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    if (takeSearchKey()) openEarly();
    const takeOff = listShortcut(generalKeys.search);
    return () => {
      document.removeEventListener('keydown', listen);
      takeOff();
    };
  }, []);
}

/** Opens the search, whose code loads with the first opening. */
export function GlobalSearch(places: SearchPlaces) {
  const { pathname } = useLocation();
  const mode = useSelector(selectDeviceMode);
  const { open, toggle, close } = usePanel('search');
  useSearchKey(toggle);
  const { keys } = generalKeys.search;
  const label = `${texts.label} (${keys})`;
  return (
    <>
      {mode === 'desktop' && !isHiddenAt(pathname) ? (
        <button type="button" className={styles.box} aria-haspopup="dialog" onClick={toggle}>
          <SearchIcon aria-hidden className={styles.icon} />
          <span className={styles.text}>{texts.placeholder}</span>
          <kbd className={styles.keys}>{keys}</kbd>
        </button>
      ) : (
        <IconButton icon={SearchIcon} label={label} aria-haspopup="dialog" onClick={toggle} />
      )}
      {open && (
        <Boundary failed={(retry) => <DialogFailed onRetry={retry} onClose={close} />}>
          <SearchPanel {...places} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
