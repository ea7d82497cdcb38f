import DOMPurify, { type Config } from 'dompurify';
import { safeStyle } from './safeStyle';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a link leads to, if it is a whole address of a kind that may be followed. */
export function safeHref(href: string | null): string | null {
  if (href === null || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.includes(address.protocol) ? address.href : null;
}

/** The result belongs to a document without a page. */
export function purify(html: string, config: Config): DocumentFragment {
  const clean = DOMPurify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null;
  /* A set of frames has no body, so there is nothing; the types of DOMPurify do not say so. */
  return clean ?? document.createDocumentFragment();
}

/** With these elements and attributes alone. */
export const only = (elements: readonly string[], attributes: readonly string[] = []): Config => ({
  ALLOWED_TAGS: [...elements],
  ALLOWED_ATTR: [...attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
});

/** They ask for input or draw outside their place. Their words stay. */
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

/** A frame shows a page, so that its address is whole; a picture needs something to show. */
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
  /** The parts that are not safe and that are gone, by the name of their element. */
  left: readonly string[];
}

/**
 * An answer for an editor, which keeps pictures, films and dress as they came; all that could run or that asks for input is
 * gone. Pictures load as soon as this is on a page.
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
