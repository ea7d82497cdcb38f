import { ariaKeys, type Shortcut } from './defineShortcuts';
import { useShortcut } from './useShortcut';

/** Returns the props of a button that a key presses as well; screen readers read the key from `aria-keyshortcuts`. */
export function useButtonKey(shortcut: Shortcut, onClick: () => void, when = true) {
  useShortcut(shortcut, onClick, when);
  return { onClick, 'aria-keyshortcuts': ariaKeys(shortcut) } as const;
}
