import { keysInWords, type Shortcut } from '@/core/shortcuts/defineShortcuts';

export interface ShortcutGroup {
  group: string;
  shortcuts: readonly Shortcut[];
}

export const idOf = ({ group, keys, label }: Shortcut): string => `${group} ${keysInWords(keys)} ${label}`;

/** Lists each key once, below the name of its place. */
function grouped(shortcuts: readonly Shortcut[]): ShortcutGroup[] {
  const each = [...new Map(shortcuts.map((shortcut) => [idOf(shortcut), shortcut])).values()];
  const groups = [...new Set(each.map(({ group }) => group))];
  return groups.map((group) => ({ group, shortcuts: each.filter((one) => one.group === group) }));
}

/** The active keys in the order in which they were added, and all others by the name of their place. */
export function shortcutGroups(all: readonly Shortcut[], active: readonly Shortcut[]) {
  const now = new Set(active.map(idOf));
  const others = all.filter((shortcut) => !now.has(idOf(shortcut)));
  return {
    now: grouped(active),
    elsewhere: grouped(others).toSorted((one, other) => one.group.localeCompare(other.group, 'nl')),
  };
}
