import DOMPurify from 'dompurify';

/** What an element may be on the page, by the element that it came as. */
const ELEMENTS = {
  p: 'p',
  div: 'div',
  br: 'br',
  hr: 'hr',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  code: 'code',
  pre: 'pre',
  h1: 'h4',
  h2: 'h4',
  h3: 'h4',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  /** A row of a table stands on a line of its own. */
  tr: 'div',
  a: 'a',
} as const;
type HtmlElementName = (typeof ELEMENTS)[keyof typeof ELEMENTS];

export interface HtmlElement {
  name: HtmlElementName;
  /** Only of a link. */
  href: string | null;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const isKnown = (name: string): name is keyof typeof ELEMENTS => Object.hasOwn(ELEMENTS, name);

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a link leads to, if it is a whole address of a kind that may be followed. */
export function safeHref(href: string | null): string | null {
  if (href === null || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.includes(address.protocol) ? address.href : null;
}

/** Deeper than anyone writes; what lies below is text. */
const MAX_DEPTH = 24;

function nodesIn(parent: Node, depth: number): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    if (depth === 0) return [node.textContent];
    const children = nodesIn(node, depth - 1);
    const tag = node.localName;
    if (!isKnown(tag)) return tag === 'td' || tag === 'th' ? [...children, ' '] : children;
    const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
    if (tag === 'a' && href === null) return children;
    return [{ name: ELEMENTS[tag], href, children }];
  });
}

/** With these elements and attributes alone; nothing of it is on the page. */
function purify(html: string, elements: string[], attributes: string[]): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  /* A set of frames has no body, so there is nothing; the types of DOMPurify do not say so. */
  return clean ?? document.createDocumentFragment();
}

/** HTML that nobody vouches for, without all that could run, load or dress itself up. */
export const cleanHtml = (html: string): DocumentFragment =>
  purify(html, [...Object.keys(ELEMENTS), '#text', 'span', 'table', 'tbody', 'thead', 'td', 'th'], ['href']);

/**
 * HTML that nobody vouches for, as elements of our own: a few kinds of text, lists and links that are whole addresses. All
 * else is left out, with its words kept where they can be read.
 */
export const readHtml = (html: string): HtmlNode[] => nodesIn(cleanHtml(html), MAX_DEPTH);

export interface OutsidePicture {
  href: string;
  /** What it shows, as far as that is told. */
  words: string;
}

/** The pictures that are fetched from somewhere else when they are shown, which tells whoever sent them that they were seen. */
export function outsidePictures(html: string): OutsidePicture[] {
  return [...purify(html, ['img'], ['src', 'alt']).querySelectorAll('img')].flatMap((picture) => {
    const href = safeHref(picture.getAttribute('src'));
    const isOutside = href?.startsWith('http') ?? false;
    return href !== null && isOutside ? [{ href, words: picture.getAttribute('alt')?.trim() ?? '' }] : [];
  });
}

const BLOCKS: readonly HtmlElementName[] = ['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h4', 'hr'];

/** The words alone, a line per block: for copying. */
export function textOfHtml(nodes: readonly HtmlNode[]): string {
  const write = (node: HtmlNode): string => {
    if (typeof node === 'string') return node;
    if (node.name === 'br') return '\n';
    const inside = node.children.map(write).join('');
    return BLOCKS.includes(node.name) ? `\n${inside}\n` : inside;
  };
  return nodes
    .map(write)
    .join('')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

const LABEL = /\{\{\s*([\w.-]{1,100})\s*\}\}/g;

/** The labels that stand in a text as `{{name}}`, once each. */
export const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(LABEL)].map(([, name = '']) => name)),
];

/** With what the labels stand for; one that is not known stays as it is. */
export const withLabels = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(LABEL, (label, name: string) => values.get(name) ?? label);
