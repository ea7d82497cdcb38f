import { defineArea } from '@/core/area';
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

const dialogs: DialogComponents<keyof MediaDialogs> = {
  mediaView: lazyPart(async () => (await import('./dialogs/MediaViewDialog')).MediaViewDialog),
  mediaClear: lazyPart(async () => (await import('./dialogs/MediaClearDialog')).MediaClearDialog),
  mediaDeleted: lazyPart(async () => (await import('./dialogs/MediaDeletedDialog')).MediaDeletedDialog),
};

export const mediaArea = defineArea({
  name: 'media',
  work: async () => {
    const [{ mediaSaga }, { mediaSlice }] = await Promise.all([
      import('./mediaSaga'),
      import('./mediaSlice'),
    ]);
    return { reducers: { media: mediaSlice.reducer }, sagas: { media: mediaSaga } };
  },
  dialogs,
});
