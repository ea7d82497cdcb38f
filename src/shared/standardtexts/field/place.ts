/** The part of a message that a standard text replaces. */
export interface Place {
  /** The replaced part starts here: at the '/', or at the cursor if the button opened the list. */
  start: number;
  wordStart: number;
}

/**
 * Returns the place of a '/' that was just typed at the start of a word; null for a '/' within a word, as in a web
 * address or 'en/of'.
 */
export function placeAtSlash(text: string, cursor: number): Place | null {
  const isSlash = text.charAt(cursor - 1) === '/';
  const before = text.charAt(cursor - 2);
  return isSlash && (before === '' || /\s/.test(before)) ? { start: cursor - 1, wordStart: cursor } : null;
}

/** Returns the searched word; null once the cursor is elsewhere or a space ended the word. */
export function wordAt(text: string, { start, wordStart }: Place, cursor: number): string | null {
  if (cursor < wordStart) return null;
  const isSlashGone = start < wordStart && text.charAt(start) !== '/';
  const word = text.slice(wordStart, cursor);
  return isSlashGone || /\s/.test(word) ? null : word;
}
