declare const isDeclared: unique symbol;

/** A key in the list under '?'; only `defineShortcuts` makes one. */
export interface Shortcut {
  /** `event.key` ('j', '?', 'Enter'), or keys as they are written: 'Alt+O', 'Ctrl+Enter'. */
  keys: string;
  label: string;
  group: string;
  readonly [isDeclared]: true;
}

export type Shortcuts = Readonly<Record<string, Shortcut>>;

/** The keys of one place, by name. They are declared in a file that ends in `ShortcutTexts`, which is how '?' finds them all. */
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

/** As `aria-keyshortcuts` says it: a capital is pressed with Shift. */
export const ariaKeys = ({ keys }: Shortcut): string =>
  keysInWords(keys).replace('Ctrl', 'Control').replace('↓', 'ArrowDown');

/** A capital is pressed with Shift. */
export const keysInWords = (keys: string): string => (/^[A-Z]$/.test(keys) ? `Shift+${keys}` : keys);
