import { lazyPart } from '@/lib/lazyPart';

/** Dialog kind to component, for the dialogs that belong to no area. */
export const shellDialogs = {
  shortcuts: lazyPart(async () => (await import('./dialogs/ShortcutsDialog')).ShortcutsDialog),
  confirm: lazyPart(async () => (await import('./dialogs/ConfirmDialog')).ConfirmDialog),
};
