import type { Shortcut, Shortcuts } from '@/core/shortcuts/defineShortcuts';

const files = import.meta.glob<Readonly<Record<string, Shortcuts>>>('/src/**/*ShortcutTexts.ts', {
  eager: true,
});

/** Every key of every screen, as the areas declare them. */
export const allShortcuts: readonly Shortcut[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((shortcuts) => Object.values(shortcuts));
