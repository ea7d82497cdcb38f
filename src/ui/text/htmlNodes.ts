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
  /** A row of a table for layout is a line of its own. */
  tr: 'div',
  a: 'a',
} as const;
const TABLE_PARTS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const;
type TablePart = (typeof TABLE_PARTS)[number];
export type HtmlElementName = (typeof ELEMENTS)[keyof typeof ELEMENTS] | TablePart;

/** From which number a list counts and with which signs, or the number of one item. */
export interface Numbering {
  start?: number;
  type?: string;
  value?: number;
}

export interface HtmlElement {
  name: HtmlElementName;
  /** Only of a link. */
  href: string | null;
  /** Only of a cell: without them the cells below another would come under the wrong head. */
  spans?: { colSpan: number; rowSpan: number };
  /** Only of a head: whether it is of its column or of its row. */
  scope?: 'col' | 'row';
  /** Only of a numbered list and of its items, as far as they do not count 1, 2, 3. */
  numbering?: Numbering;
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

const isTablePart = (name: string): name is TablePart => TABLE_PARTS.some((part) => part === name);

/** Has rows of several cells; a table around another one, as mail has them, is for layout. */
const isOfData = (table: Element | null): boolean =>
  table !== null &&
  table.querySelector('table') === null &&
  table.parentElement?.closest('table') == null &&
  table.querySelector(':is(th, td) + :is(th, td)') !== null;

const MAX_SPAN = 20;
const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), MAX_SPAN);

/** A head among other heads is of its column; one beside values is of its row. */
const scopeOf = (head: Element): 'col' | 'row' =>
  [...(head.parentElement?.children ?? [])].every(({ localName }) => localName === 'th') ? 'col' : 'row';

/** A part of a table of data; the space at the end of a cell keeps the words of two cells apart. */
function tablePart(node: Element, name: TablePart, children: HtmlNode[]): HtmlElement {
  const element = { name, href: null };
  if (name === 'td' || name === 'th')
    return {
      ...element,
      ...(name === 'th' && { scope: scopeOf(node) }),
      spans: { colSpan: spanOf(node, 'colspan'), rowSpan: spanOf(node, 'rowspan') },
      children: [...children, ' '],
    };
  const isFrame = name !== 'caption';
  return { ...element, children: isFrame ? children.filter((child) => typeof child !== 'string') : children };
}

const SIGNS = ['1', 'a', 'A', 'i', 'I'];
const numberOf = (element: Element, name: string): number | undefined => {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isSafeInteger(number) ? number : undefined;
};

/** How a numbered list or an item of one counts; empty where it says nothing of that. */
export function numberingOf(element: Element): Numbering {
  const [start, value] = [numberOf(element, 'start'), numberOf(element, 'value')];
  const type = element.getAttribute('type') ?? '';
  if (element.localName === 'li') return value === undefined ? {} : { value };
  if (element.localName !== 'ol') return {};
  return { ...(start !== undefined && { start }), ...(SIGNS.includes(type) && { type }) };
}

function ownNodes(node: Element, children: HtmlNode[]): HtmlNode[] {
  const tag = node.localName;
  if (isTablePart(tag) && isOfData(node.closest('table'))) return [tablePart(node, tag, children)];
  if (!isKnown(tag)) return tag === 'td' || tag === 'th' ? [...children, ' '] : children;
  const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
  if (tag === 'a' && href === null) return children;
  const numbering = numberingOf(node);
  const counts = Object.keys(numbering).length > 0;
  return [{ name: ELEMENTS[tag], href, ...(counts && { numbering }), children }];
}

function nodesIn(parent: Node, depth: number): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    if (depth === 0) return [node.textContent];
    return ownNodes(node, nodesIn(node, depth - 1));
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

const TEXT = [...Object.keys(ELEMENTS), '#text', 'span', ...TABLE_PARTS];
const TEXT_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'start', 'value', 'type'];

/** HTML that nobody vouches for, without all that could run, load or dress itself up. */
export const cleanHtml = (html: string): DocumentFragment => purify(html, TEXT, TEXT_ATTRIBUTES);

const FOREIGN = ['img', 'figure', 'figcaption', 'audio', 'video', 'source', 'track', 'iframe'];
const FOREIGN_ATTRIBUTES = ['src', 'alt', 'title', 'width', 'height', 'controls', 'allowfullscreen'];

/** The same with pictures, sounds and films, for an editor that keeps them. They load as soon as this is on a page. */
export const cleanAnswer = (html: string): DocumentFragment =>
  purify(html, [...TEXT, ...FOREIGN], [...TEXT_ATTRIBUTES, ...FOREIGN_ATTRIBUTES]);

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

const EMBEDDED = ['audio', 'embed', 'iframe', 'object', 'video'];

/** The parts of a text that are not shown: the words of its pictures, '' where they have none, and how many others there are. */
export function hiddenParts(html: string): { pictures: string[]; others: number } {
  const parts = purify(html, ['img', ...EMBEDDED], ['alt']);
  return {
    pictures: [...parts.querySelectorAll('img')].map((picture) => picture.getAttribute('alt')?.trim() ?? ''),
    others: parts.querySelectorAll(EMBEDDED.join()).length,
  };
}

const LABEL = /\{\{\s*([\w.-]{1,100})\s*\}\}/g;

/** The labels that stand in a text as `{{name}}`, once each. */
export const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(LABEL)].map(([, name = '']) => name)),
];

/** With what the labels stand for; one that is not known stays as it is. */
export const withLabels = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(LABEL, (label, name: string) => values.get(name) ?? label);
