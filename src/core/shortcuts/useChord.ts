import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { selectAppearance, type WithAppearance } from '../appearance/appearanceSlice';
import { selectOpenDialogs, type WithDialogs } from '../dialogs/dialogsSlice';
import { listShortcut, type Shortcut } from './activeShortcuts';

interface ChordOptions extends Omit<Shortcut, 'keys'> {
  /** The letter that is pressed with Alt. */
  letter: string;
  when: boolean;
  /** A call comes first, whatever is open. */
  overDialogs?: boolean;
}

const isChord = (event: KeyboardEvent, letter: string): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.isComposing &&
  event.code === `Key${letter.toUpperCase()}`;

/** Alt with a letter, also while somebody types; by default not under a dialog, and never once shortcuts are switched off. */
export function useChord(options: ChordOptions, handler: () => void): void {
  const { letter, label, group, when, overDialogs = false } = options;
  const store = useStore<WithAppearance & WithDialogs>();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!isChord(event, letter)) return;
    if (!selectAppearance(state).shortcutsEnabled) return;
    if (!overDialogs && selectOpenDialogs(state).length > 0) return;
    event.preventDefault();
    handler();
  });

  useEffect(() => {
    if (!when) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    /* Before the dialogs, menus and fields that keep their keys to themselves. */
    document.addEventListener('keydown', listen, true);
    const takeOff = listShortcut({ keys: `Alt+${letter}`, label, group });
    return () => {
      document.removeEventListener('keydown', listen, true);
      takeOff();
    };
  }, [letter, label, group, when]);
}
