declare const isDeclared: unique symbol;

/** A key in the list under '?'; only `defineShortcuts` creates one. */
export interface Shortcut {
  /** The `event.key` ('j', '?', 'Enter'), or a combination as users read it: 'Alt+O', 'Ctrl+Enter'. */
  keys: string;
  label: string;
  group: string;
  readonly [isDeclared]: true;
}

export type Shortcuts = Readonly<Record<string, Shortcut>>;

/** Defines the keys of one place, by name. The file's name must end in `ShortcutTexts`, so that '?' finds all keys. */
export const defineShortcuts = <Name extends string>(
  group: string,
  keys: Readonly<Record<Name, readonly [keys: string, label: string]>>,
): Readonly<Record<Name, Shortcut>> =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(keys).map(([name, [pressed, label]]) => [
      name,
      { keys: pressed, label, group },
    ]),
  ) as Record<Name, Shortcut>;

/** Returns the keys as `aria-keyshortcuts` spells them, with Shift before a capital. */
export const ariaKeys = ({ keys }: Shortcut): string =>
  keysInWords(keys).replace('Ctrl', 'Control').replace('↓', 'ArrowDown');

/** Returns the keys in words; a capital is typed with Shift. */
export const keysInWords = (keys: string): string => (/^[A-Z]$/.test(keys) ? `Shift+${keys}` : keys);
