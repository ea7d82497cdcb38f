import { ariaKeys, type Shortcut } from './defineShortcuts';
import { useShortcut } from './useShortcut';

/** A button that is pressed by a key as well, and says so. */
export function useButtonKey(shortcut: Shortcut, onClick: () => void, when = true) {
  useShortcut(shortcut, onClick, when);
  return { onClick, 'aria-keyshortcuts': ariaKeys(shortcut) } as const;
}
