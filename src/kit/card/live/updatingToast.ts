import { toastShown } from '@/core/toasts/toastsSlice';
import { cardTexts } from '../cardTexts';

interface Updating {
  /** The part of a card that is brought up to date. */
  text: string;
  key: string;
  durationMs: number;
}

export const updatingToast = (updating: Updating) =>
  toastShown({ kind: 'info', heading: cardTexts.updating, isProgress: true, ...updating });
