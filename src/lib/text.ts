/* Zero-width characters, marks of direction, the empty letter of Braille and the fillers of Hangul. */
const UNSEEN = /[\p{Cf}\u2800\u115f\u1160\u3164\uffa0]/gu;
const SEEN = /[^\s\p{Cf}\u2800\u115f\u1160\u3164\uffa0]/u;

/** Pasting brings along characters that nobody sees; an address, a number or a search has none of them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').trim();

/** Reasons, replies and messages need more than white space (000 §5), and so do names. */
export const isFilledIn = (text: string): boolean => SEEN.test(text);

/** Searches lose one trailing dot (000 §5). */
export const searchText = (query: string): string => withoutUnseen(query).replace(/\.$/, '').trim();

/** Text without the unwanted characters at its end. One pass: `/[…]+$/` takes time by the square of the length. */
export function trimEndOf(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0 && unwanted.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const SMALL_WORDS = /^(van|de|den|der|ten|ter|het|in|op|’t|'t|en)$/i;

/** 'Anne van den Berg' → 'AB'; one word → its first letter. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\([^()]*\)/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.test(word));
  const first = words[0] ?? name.trim();
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) =>
      String.fromCodePoint(word?.codePointAt(0) ?? 0x20)
        .trim()
        .toLocaleUpperCase('nl-NL'),
    )
    .join('');
}
