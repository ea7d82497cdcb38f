import { useEffectEvent, useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { selectAppearance, type WithAppearance } from '../appearance/appearanceSlice';
import { selectOpenDialogs, type WithDialogs } from '../dialogs/dialogsSlice';
import { listShortcut } from './activeShortcuts';
import type { Shortcut } from './defineShortcuts';

interface ChordOptions {
  when: boolean;
  /** True for a key that also works under a dialog, because a call comes first. */
  overDialogs?: boolean;
}

const isChord = (event: KeyboardEvent, keys: string): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.isComposing &&
  event.code === `Key${keys.slice('Alt+'.length)}`;

/**
 * Handles 'Alt+' with a letter, also while the user types. It does nothing while shortcuts are switched off, nor by
 * default under a dialog.
 */
export function useChord(
  shortcut: Shortcut,
  handler: () => void,
  { when, overDialogs = false }: ChordOptions,
): void {
  const store = useStore<WithAppearance & WithDialogs>();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!isChord(event, shortcut.keys)) return;
    if (!selectAppearance(state).shortcutsEnabled) return;
    if (!overDialogs && selectOpenDialogs(state).length > 0) return;
    event.preventDefault();
    handler();
  });

  /* The key works as soon as its button is drawn, so that an incoming call can be answered at once. */
  useLayoutEffect(() => {
    if (!when) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    /* Listening in the capture phase comes before dialogs, menus and fields that stop key events. */
    document.addEventListener('keydown', listen, true);
    const takeOff = listShortcut(shortcut);
    return () => {
      document.removeEventListener('keydown', listen, true);
      takeOff();
    };
  }, [shortcut, when]);
}
