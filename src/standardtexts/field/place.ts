/** The part of a message that a standard text takes the place of. */
export interface Place {
  /** Where it begins: at the '/', or at the cursor where the list was opened by its button. */
  start: number;
  /** Where what is looked for begins. */
  wordStart: number;
}

/** A '/' that was typed just now and begins a word; null where it stands within one, as in a web address or 'en/of'. */
export function placeAtSlash(text: string, cursor: number): Place | null {
  const isSlash = text.charAt(cursor - 1) === '/';
  const before = text.charAt(cursor - 2);
  return isSlash && (before === '' || /\s/.test(before)) ? { start: cursor - 1, wordStart: cursor } : null;
}

/** What is looked for; null once the cursor is elsewhere or a space ended the word. */
export function wordAt(text: string, { start, wordStart }: Place, cursor: number): string | null {
  if (cursor < wordStart) return null;
  const isSlashGone = start < wordStart && text.charAt(start) !== '/';
  const word = text.slice(wordStart, cursor);
  return isSlashGone || /\s/.test(word) ? null : word;
}
