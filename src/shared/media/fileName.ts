import { trimEndOf } from '@/lib/text';

/** Invisible characters and those that reverse the text direction can disguise an extension (T4). */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const FORBIDDEN_IN_NAMES = /[\\/:*?"<>|]/g;
const MAX_LENGTH = 120;

const asCode = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A file name for display, with invisible characters written as codes. */
export const visibleName = (name: string): string => name.replace(INVISIBLE, asCode);

/** A safe name for saving: no path, nothing invisible, not too long, its extension kept. */
export function downloadName(name: string, fallback: string): string {
  const safe = name.replace(INVISIBLE, '').replace(FORBIDDEN_IN_NAMES, '_');
  const clean = trimEndOf(safe.replace(/^[.\s]+/, ''), /[.\s]/);
  if (clean === '') return fallback;
  if (clean.length <= MAX_LENGTH) return clean;
  const extension = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, MAX_LENGTH - extension.length) + extension;
}
