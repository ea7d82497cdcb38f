import { configurationTexts as texts } from './configurationTexts';

/** A value that was set up, as people read it: any kind of value may come. */
export function settingText(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return JSON.stringify(value);
}
