/* Zero-width characters, direction marks, the empty Braille letter and Hangul fillers. */
const UNSEEN = /[\p{Cf}\u2800\u115f\u1160\u3164\uffa0]/gu;
const SEEN = /[^\s\p{Cf}\u2800\u115f\u1160\u3164\uffa0]/u;

/** Removes invisible characters, which pasting brings along; addresses, numbers and searches have none of them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').trim();

/** Returns whether a text has more than white space, as reasons, replies, messages (000 §5) and names must. */
export const isFilledIn = (text: string): boolean => SEEN.test(text);

/** Searches lose one trailing dot (000 §5). */
export const searchText = (query: string): string => withoutUnseen(query).replace(/\.$/, '').trim();

/** Removes the unwanted characters at the end of a text. One pass, since `/[…]+$/` takes quadratic time. */
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
