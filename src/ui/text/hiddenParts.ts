import { only, purify, safeHref } from './cleanHtml';

export interface OutsidePicture {
  href: string;
  /** Its alternative text; '' without one. */
  words: string;
}

/** The pictures that are fetched from somewhere else when they are shown, which tells whoever sent them that they were seen. */
export function outsidePictures(html: string): OutsidePicture[] {
  return [...purify(html, only(['img'], ['src', 'alt'])).querySelectorAll('img')].flatMap((picture) => {
    const href = safeHref(picture.getAttribute('src'));
    const isOutside = href?.startsWith('http') ?? false;
    return href !== null && isOutside ? [{ href, words: picture.getAttribute('alt')?.trim() ?? '' }] : [];
  });
}

const EMBEDDED = ['audio', 'embed', 'iframe', 'object', 'video'];

/** The parts of a text that are not shown: the words of its pictures, '' where they have none, and how many others there are. */
export function hiddenParts(html: string): { pictures: string[]; others: number } {
  const parts = purify(html, only(['img', ...EMBEDDED], ['alt']));
  return {
    pictures: [...parts.querySelectorAll('img')].map((picture) => picture.getAttribute('alt')?.trim() ?? ''),
    others: parts.querySelectorAll(EMBEDDED.join()).length,
  };
}
