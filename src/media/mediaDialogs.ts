import { lazy } from 'react';

/** Dialog kind to component; each arrives when it is first asked for. */
export const mediaDialogs = {
  mediaView: lazy(async () => ({ default: (await import('./dialogs/MediaViewDialog')).MediaViewDialog })),
  mediaClear: lazy(async () => ({ default: (await import('./dialogs/MediaClearDialog')).MediaClearDialog })),
  mediaDeleted: lazy(async () => ({
    default: (await import('./dialogs/MediaDeletedDialog')).MediaDeletedDialog,
  })),
};
