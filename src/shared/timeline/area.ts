import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import type { Removal } from './timelineSlice';

interface TimelineDialogs {
  timelineRemoval: Removal;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends TimelineDialogs {}
}

export const timelineArea = defineArea({
  name: 'timeline',
  work: async () => (await import('./timelineSaga')).timelineWork,
  dialogs: {
    timelineRemoval: lazyPart(async () => (await import('./removal/RemovalDialog')).RemovalDialog),
  },
});
