import { lazyPart } from '@/lib/lazyPart';

declare module '@/core/dialogs/dialog' {
  interface DialogData {
    shortcuts: object;
  }
}

/** Dialog kind to component, for the dialogs that belong to no area. */
export const shellDialogs = {
  shortcuts: lazyPart(async () => (await import('./dialogs/ShortcutsDialog')).ShortcutsDialog),
};
