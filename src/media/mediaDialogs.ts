import { lazyPart } from '@/lib/lazyPart';

declare module '@/core/dialogs/dialog' {
  interface DialogData {
    mediaView: { mediaId: string };
    mediaClear: { mediaId: string; title: string };
    mediaDeleted: { mediaId: string };
  }
}

/** Dialog kind to component; each arrives when it is first asked for. */
export const mediaDialogs = {
  mediaView: lazyPart(async () => (await import('./dialogs/MediaViewDialog')).MediaViewDialog),
  mediaClear: lazyPart(async () => (await import('./dialogs/MediaClearDialog')).MediaClearDialog),
  mediaDeleted: lazyPart(async () => (await import('./dialogs/MediaDeletedDialog')).MediaDeletedDialog),
};
