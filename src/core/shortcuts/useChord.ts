import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { selectAppearance, type WithAppearance } from '../appearance/appearanceSlice';
import { selectOpenDialogs, type WithDialogs } from '../dialogs/dialogsSlice';
import { listShortcut, type Shortcut } from './activeShortcuts';

interface ChordOptions extends Omit<Shortcut, 'keys'> {
  /** The letter that is pressed with Alt. */
  letter: string;
  when: boolean;
}

const isChord = (event: KeyboardEvent, letter: string): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.isComposing &&
  event.code === `Key${letter.toUpperCase()}`;

/** Alt with a letter, also while somebody types; not under a dialog, nor for who switched shortcuts off. */
export function useChord({ letter, label, group, when }: ChordOptions, handler: () => void): void {
  const store = useStore<WithAppearance & WithDialogs>();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!isChord(event, letter)) return;
    if (!selectAppearance(state).shortcutsEnabled || selectOpenDialogs(state).length > 0) return;
    event.preventDefault();
    handler();
  });

  useEffect(() => {
    if (!when) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    const takeOff = listShortcut({ keys: `Alt+${letter}`, label, group });
    return () => {
      document.removeEventListener('keydown', listen);
      takeOff();
    };
  }, [letter, label, group, when]);
}
