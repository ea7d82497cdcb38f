import { trimEndOf } from './text';

/** Returns the address of a link that somebody else typed, or null if it is not an ordinary web address (T7). */
export function webAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Any origin works, because an address that leads away from the origin is not a path. */
const SOMEWHERE = 'https://pad.invalid';

/** Returns a path of the page's own origin that somebody else typed, or null if it leads anywhere else. */
export function ownPath(url: string | null): string | null {
  if (url === null || !url.startsWith('/') || !URL.canParse(url, SOMEWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(url, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi;
/** Punctuation that ends a sentence, not an address. */
const TAIL = /[.,;:!?)\]]/;

interface Piece {
  text: string;
  href: string | null;
}

/** Cuts text at its web addresses; only http and https become links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimEndOf(found, TAIL);
    if (!URL.canParse(address)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), href: null });
    pieces.push({ text: address, href: new URL(address).href });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null });
  return pieces;
}
