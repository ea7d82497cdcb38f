import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';
import type { Removal } from './timelineSlice';

interface TimelineDialogs {
  timelineRemoval: Removal;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends TimelineDialogs {}
}

export const timelineDialogs: DialogComponents<keyof TimelineDialogs> = {
  timelineRemoval: lazyPart(async () => (await import('./removal/RemovalDialog')).RemovalDialog),
};
