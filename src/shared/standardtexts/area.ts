import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import type { About } from './field/about';

interface StandardTextDialogs {
  /** The list of the user's own texts. */
  standardTexts: object;
  /** Asks for the unknown values of a text before it replaces the part from `start` to `end` of a field. */
  standardTextFill: { fieldId: string; start: number; end: number; text: string; person: About | null };
  /** The form that changes an own text, or adds an own text that starts as `text`. */
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
