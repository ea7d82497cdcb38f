import type { Option } from './PickerParts';
import { fieldTexts } from '../fields/fieldTexts';

/** What is chosen, in words while it is little and as a number when it is more. */
export const chosenText = (options: readonly Option[], values: readonly string[]): string =>
  values.length === 1
    ? (options.find(({ value }) => value === values[0])?.label ?? String(values[0]))
    : fieldTexts.selectedCount(values.length);
