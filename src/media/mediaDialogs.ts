import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface MediaDialogs {
  mediaView: { mediaId: string };
  mediaClear: { mediaId: string; title: string };
  mediaDeleted: { mediaId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends MediaDialogs {}
}

/** Dialog kind to component; each arrives when it is first asked for. */
export const mediaDialogs: DialogComponents<keyof MediaDialogs> = {
  mediaView: lazyPart(async () => (await import('./dialogs/MediaViewDialog')).MediaViewDialog),
  mediaClear: lazyPart(async () => (await import('./dialogs/MediaClearDialog')).MediaClearDialog),
  mediaDeleted: lazyPart(async () => (await import('./dialogs/MediaDeletedDialog')).MediaDeletedDialog),
};
