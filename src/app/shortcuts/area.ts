import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';

declare module '@/core/dialogs/dialog' {
  interface DialogData {
    shortcuts: object;
  }
}

/** The list under '?', which knows the keys of all areas. */
export const shortcutListArea = defineArea({
  name: 'shortcutList',
  dialogs: { shortcuts: lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog) },
});
