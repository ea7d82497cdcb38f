import DOMPurify, { type Config } from 'dompurify';
import { safeStyle } from './safeStyle';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns the address of a link, if it is absolute and of a kind that may be followed; otherwise null. */
export function safeHref(href: string | null): string | null {
  if (href === null || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.includes(address.protocol) ? address.href : null;
}

/** Returns the clean HTML as part of a detached document. */
export function purify(html: string, config: Config): DocumentFragment {
  const clean = DOMPurify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null;
  /* A frameset has no body, so the result is null; the types of DOMPurify do not say so. */
  return clean ?? document.createDocumentFragment();
}

/** Allows only these elements and attributes. */
export const only = (elements: readonly string[], attributes: readonly string[] = []): Config => ({
  ALLOWED_TAGS: [...elements],
  ALLOWED_ATTR: [...attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
});

/** Elements that ask for input or draw outside their place. Their text stays. */
const ACTING = ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'optgroup', 'datalist'];
const APART = ['dialog', 'template', 'slot', 'shadow', 'content', 'element', 'decorator', 'marquee', 'blink'];

const ANSWER: Config = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder', 'target'],
  FORBID_TAGS: [...ACTING, ...APART],
  FORBID_ATTR: [
    ...[
      'action',
      'background',
      'command',
      'commandfor',
      'download',
      'for',
      'nonce',
      'part',
      'ping',
      'popover',
    ],
    ...['role', 'slot', 'tabindex', 'usemap'],
  ],
  ALLOW_ARIA_ATTR: false,
};

/** A frame needs an absolute address; a picture needs a source. */
function isUseless(part: Element): boolean {
  const src = part.getAttribute('src');
  return part.localName === 'iframe' ? !safeHref(src)?.startsWith('https:') : src === null;
}

const asElement = (removed: unknown): Element | null =>
  typeof removed === 'object' &&
  removed !== null &&
  'element' in removed &&
  removed.element instanceof Element
    ? removed.element
    : null;

export interface CleanAnswer {
  parts: DocumentFragment;
  /** The element names of the unsafe parts that were removed. */
  left: readonly string[];
}

/**
 * Cleans an answer for an editor, which keeps pictures, films and styles unchanged; parts that could run or that ask
 * for input are removed. Pictures load as soon as the result is on a page.
 */
export function cleanAnswer(html: string): CleanAnswer {
  const parts = purify(html, ANSWER);
  const left = DOMPurify.removed.flatMap((removed) => asElement(removed)?.localName ?? []);
  for (const part of parts.querySelectorAll('img, iframe'))
    if (isUseless(part)) {
      left.push(part.localName);
      part.remove();
    }
  for (const link of parts.querySelectorAll('[rel~="opener" i]')) link.removeAttribute('rel');
  for (const dressed of parts.querySelectorAll('[style]')) {
    const style = dressed.getAttribute('style') ?? '';
    const safe = safeStyle(style);
    if (safe === '') dressed.removeAttribute('style');
    else if (safe !== style) dressed.setAttribute('style', safe);
  }
  return { parts, left };
}
