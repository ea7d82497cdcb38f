import { lazy } from 'react';

/** Dialog kind to component, for the dialogs that belong to no area. */
export const shellDialogs = {
  shortcuts: lazy(async () => ({ default: (await import('./dialogs/ShortcutsDialog')).ShortcutsDialog })),
  confirm: lazy(async () => ({ default: (await import('./dialogs/ConfirmDialog')).ConfirmDialog })),
};
