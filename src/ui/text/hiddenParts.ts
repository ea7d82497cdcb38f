import { only, purify, safeHref } from './cleanHtml';

export interface OutsidePicture {
  href: string;
  /** The alternative text; '' if there is none. */
  words: string;
}

/** Returns the pictures that load from another server when shown, which tells the sender that they were seen. */
export function outsidePictures(html: string): OutsidePicture[] {
  return [...purify(html, only(['img'], ['src', 'alt'])).querySelectorAll('img')].flatMap((picture) => {
    const href = safeHref(picture.getAttribute('src'));
    const isOutside = href?.startsWith('http') ?? false;
    return href !== null && isOutside ? [{ href, words: picture.getAttribute('alt')?.trim() ?? '' }] : [];
  });
}

const EMBEDDED = ['audio', 'embed', 'iframe', 'object', 'video'];

/**
 * Returns the parts of a text that are not shown: the text of each picture ('' if it has none), and the number of
 * others.
 */
export function hiddenParts(html: string): { pictures: string[]; others: number } {
  const parts = purify(html, only(['img', ...EMBEDDED], ['alt']));
  return {
    pictures: [...parts.querySelectorAll('img')].map((picture) => picture.getAttribute('alt')?.trim() ?? ''),
    others: parts.querySelectorAll(EMBEDDED.join()).length,
  };
}
