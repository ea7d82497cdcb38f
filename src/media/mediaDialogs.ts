import { lazyPart } from '@/lib/lazyPart';

/** Dialog kind to component; each arrives when it is first asked for. */
export const mediaDialogs = {
  mediaView: lazyPart(async () => (await import('./dialogs/MediaViewDialog')).MediaViewDialog),
  mediaClear: lazyPart(async () => (await import('./dialogs/MediaClearDialog')).MediaClearDialog),
  mediaDeleted: lazyPart(async () => (await import('./dialogs/MediaDeletedDialog')).MediaDeletedDialog),
};
