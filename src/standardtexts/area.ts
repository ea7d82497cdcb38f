import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import type { About } from './field/about';

interface StandardTextDialogs {
  /** One's own, to change and to throw away. */
  standardTexts: object;
  /** Asks what is not known of a text on its way into a field, in the place of what stands there. */
  standardTextFill: { fieldId: string; start: number; end: number; text: string; person: About | null };
  /** One of them, or a new one with this text. */
  standardText: { id: string | null; text: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends StandardTextDialogs {}
}

export const standardTextsArea = defineArea({
  name: 'standardTexts',
  dialogs: {
    standardTexts: lazyPart(async () => (await import('./manage/OwnTextsDialog')).OwnTextsDialog),
    standardTextFill: lazyPart(async () => (await import('./field/FillDialog')).FillDialog),
    standardText: lazyPart(async () => (await import('./manage/OwnTextDialog')).OwnTextDialog),
  },
});
