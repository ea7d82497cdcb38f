import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface PersonDialogs {
  indicatorMute: { indicatorId: string; key: string; title: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDialogs {}
}

export const personDialogs: DialogComponents<keyof PersonDialogs> = {
  indicatorMute: lazyPart(async () => (await import('./sidebar/IndicatorMuteDialog')).IndicatorMuteDialog),
};
