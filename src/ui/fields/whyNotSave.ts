import { fieldTexts } from './fieldTexts';

/** Returns why the form of a record cannot be saved now, or null. */
export function whyNotSave({ isGone = false, dirty }: { isGone?: boolean; dirty: boolean }): string | null {
  if (isGone) return fieldTexts.gone.whyNot;
  return dirty ? null : fieldTexts.form.nothingChanged;
}
